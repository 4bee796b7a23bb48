### Records and positions: what cannot be read.

bad-format = This is not a “{ $wanted }” file.
bad-version = Version “{ $version }” of “{ $format }” is unknown; this program reads version { $known }.
bad-rules-version = These are rules of version { $version }; this program knows versions 1 to { $known }.
bad-json = This is not valid JSON: it cannot be read from line { $line }, column { $column } on.
bad-json-number = A number in this JSON is too large.
bad-json-deep = This JSON is too deeply nested.
bad-json-twice = The name “{ $name }” stands twice in one object of this JSON.
bad-json-object = A JSON object “{ "{" } … { "}" }” is expected.
bad-position-fields = “game” (a text) or “position” (an object) is missing.
bad-position-file-field = A file of a position has no field “{ $field }”: only “format”, “game” and “position”.
bad-record-line = Line { $line }: “{ $text }” cannot be read.
bad-record-truncated = The record is cut off after line { $line }: its last line must be “result …”.
bad-record-actor = Line { $line }: it is not the turn of “{ $actor }”.
bad-record-event = Line { $line }: “{ $text }” cannot have happened.
bad-record-result = Line { $line }: this is not the result of that game.
bad-result = “{ $text }” is no result; one writes for instance “home 0+2 1+3”.
