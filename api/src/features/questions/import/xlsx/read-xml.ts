import type { Readable } from 'node:stream';
import { Parser, type Handler } from 'htmlparser2';
import { FileError } from '../file-error.ts';
import { fileMessages } from '../messages.ts';
import { broken } from './zip-archive.ts';

// Sheets, strings and styles are about ten levels deep.
const MAX_DEPTH = 100;
// Tags with their attributes, comments and CDATA sections are buffered whole; other text comes in pieces.
const MAX_MARKUP = 1_000_000;

/** Called at most once per event. */
type Emit<Item> = (item: Item) => void;
type XmlHandler = Pick<Partial<Handler>, 'onopentag' | 'ontext' | 'onclosetag'>;

/** Pauses the parser until an emitted item is taken: a few bytes of a sheet may stand for long strings. */
export async function* readXml<Item>(input: Readable, handler: (emit: Emit<Item>) => XmlHandler): AsyncGenerator<Item> {
  const items: Item[] = [];
  const limits = withinLimits(
    handler((item) => {
      items.push(item);
      parser.pause();
    }),
  );
  const parser = new Parser(limits.handler, { xmlMode: true, decodeEntities: true });
  const decoder = new TextDecoder();
  try {
    for await (const chunk of input) {
      const text = decoder.decode(chunk as Uint8Array, { stream: true });
      limits.expect(text.length);
      parser.write(text);
      for (let item = items.shift(); item !== undefined; item = items.shift()) {
        yield item;
        parser.resume();
      }
    }
  } catch (error) {
    broken(error);
  }
  parser.end();
  yield* items;
}

function withinLimits(handler: XmlHandler) {
  let depth = 0;
  let pending = 0;
  const seen = () => void (pending = 0);
  return {
    expect(characters: number) {
      if (pending > MAX_MARKUP) throw new FileError(fileMessages.tagTooLong());
      pending += characters;
    },
    handler: {
      onopentag(name, attributes, isImplied) {
        seen();
        depth += 1;
        if (depth > MAX_DEPTH) throw new FileError(fileMessages.tooDeep({ max: MAX_DEPTH }));
        handler.onopentag?.(name, attributes, isImplied);
      },
      ontext(text) {
        seen();
        handler.ontext?.(text);
      },
      onclosetag(name, isImplied) {
        seen();
        depth -= 1;
        handler.onclosetag?.(name, isImplied);
      },
      oncomment: seen,
      onprocessinginstruction: seen,
    } satisfies Partial<Handler>,
  };
}

/** Without the namespace prefix that some programs write: `x:row` is `row`. */
export const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/** Undoes Excel's escapes: `_x000D_` is a carriage return. */
export const unescapeText = (text: string) =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
