import type { Readable } from 'node:stream';
import { Parser, type Handler } from 'htmlparser2';
import { FileError } from './file-error.ts';
import { MAX_DEPTH, XLSX_WORDS, type XmlWords } from './file-words.ts';

// Tags with their attributes, comments and CDATA sections are buffered whole; other text comes in pieces.
const MAX_MARKUP = 1_000_000;

/** Called at most once per event. */
type Emit<Item> = (item: Item) => void;
/** The line of the tag at hand, from 1. */
type LineOf = () => number;
type XmlHandler = Pick<Partial<Handler>, 'onopentag' | 'ontext' | 'onclosetag'>;

/** Pauses the parser until an emitted item is taken: a few bytes of a sheet may stand for long strings. */
export async function* readXml<Item>(
  input: Readable,
  handler: (emit: Emit<Item>, line: LineOf) => XmlHandler,
  words: XmlWords = XLSX_WORDS,
): AsyncGenerator<Item> {
  const items: Item[] = [];
  const lines = countLines();
  const limits = withinLimits(
    handler(
      (item) => {
        items.push(item);
        parser.pause();
      },
      () => lines.at(parser.startIndex),
    ),
    words,
  );
  const parser = new Parser(limits.handler, { xmlMode: true, decodeEntities: true });
  const decoder = new TextDecoder();
  try {
    for await (const chunk of input) {
      const text = decoder.decode(chunk as Uint8Array, { stream: true });
      limits.expect(text.length);
      lines.add(text);
      parser.write(text);
      for (let item = items.shift(); item !== undefined; item = items.shift()) {
        yield item;
        parser.resume();
      }
    }
  } catch (error) {
    words.broken(error);
  }
  parser.end();
  yield* items;
}

/** The tags of a part, without their prefixes. */
export const readTags = (input: Readable, words?: XmlWords) =>
  readXml<[name: string, attributes: Record<string, string>]>(
    input,
    (emit) => ({
      onopentag: (tag: string, attributes: Record<string, string>) => emit([localName(tag), attributes]),
    }),
    words,
  );

function countLines() {
  let breaks: number[] = [];
  let read = 0;
  let line = 1;
  return {
    add(text: string) {
      for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) breaks.push(read + at);
      read += text.length;
    },
    /** Called with growing offsets. */
    at(offset: number) {
      const before = breaks.findIndex((position) => position >= offset);
      const passed = before < 0 ? breaks.length : before;
      breaks = breaks.slice(passed);
      line += passed;
      return line;
    },
  };
}

function withinLimits(handler: XmlHandler, words: XmlWords) {
  let depth = 0;
  let pending = 0;
  const seen = () => void (pending = 0);
  return {
    expect(characters: number) {
      if (pending > MAX_MARKUP) throw new FileError(words.tagTooLong);
      pending += characters;
    },
    handler: {
      onopentag(name, attributes, isImplied) {
        seen();
        depth += 1;
        if (depth > MAX_DEPTH) throw new FileError(words.tooDeep);
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
      onprocessinginstruction(name) {
        seen();
        if (name.startsWith('!') && words.declared) throw new FileError(words.declared);
      },
    } satisfies Partial<Handler>,
  };
}

/** Without the namespace prefix that some programs write: `x:row` is `row`. */
export const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/** Undoes Excel's escapes: `_x000D_` is a carriage return. */
export const unescapeText = (text: string) =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
