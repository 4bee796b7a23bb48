### Records and positions: what cannot be read.

bad-format = This is the wrong kind of file: it should be “{ $wanted }”.
bad-version = Version “{ $version }” of “{ $format }” is unknown; this program reads version { $known }.
bad-rules-version = These are version { $version } rules; this program knows versions 1 to { $known }.
bad-json = This isn’t valid JSON: it goes wrong at line { $line }, column { $column }.
bad-json-number = A number in this JSON is too large.
bad-json-deep = This JSON is too deeply nested.
bad-json-twice = The name “{ $name }” appears twice in the same JSON object.
bad-json-object = A JSON object “{ "{" } … { "}" }” is expected.
bad-position-fields = “game” (a text) or “position” (an object) is missing.
bad-position-file-field = A position file has no field called “{ $field }”: only “format”, “game” and “position”.
bad-record-line = Line { $line }: “{ $text }” can’t be read.
bad-record-truncated = The game is cut off after line { $line }: its last line must be “result …”.
bad-record-actor = Line { $line }: it isn’t “{ $actor }” who plays now.
bad-record-event = Line { $line }: “{ $text }” can’t have happened.
bad-record-result = Line { $line }: that isn’t how this game ended.
bad-result = “{ $text }” isn’t a result; write, for example, “home 0+2 1+3”.
