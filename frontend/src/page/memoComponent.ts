/** Makes a component that draws again only when one of its properties is another value. */

import { Component, type ComponentChild, type FunctionComponent, h } from "preact";

export function memo<P extends object>(drawn: FunctionComponent<P>): FunctionComponent<P> {
  class Kept extends Component<P> {
    override shouldComponentUpdate(next: Readonly<P>): boolean {
      const before = this.props as Record<string, unknown>;
      const after = next as Record<string, unknown>;
      return Object.keys({ ...before, ...after }).some((name) => before[name] !== after[name]);
    }
    override render(): ComponentChild {
      return h(drawn as FunctionComponent<object>, this.props);
    }
  }
  return Kept as unknown as FunctionComponent<P>;
}
