/** The bot that sits down where nobody chose another. */

import { loadBots } from "./catalogue.ts";

export const defaultBot = async (): Promise<string> => (await loadBots()).usual;
