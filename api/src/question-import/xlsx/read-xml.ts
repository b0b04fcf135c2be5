import type { Readable } from 'node:stream';
import { Parser, type Handler } from 'htmlparser2';
import { broken } from './zip-archive.ts';

/** What a handler of XML events calls with each thing it has read. */
type Emit<Item> = (item: Item) => void;

/** Streams through an XML part of a workbook: `handler` sees its events and emits what the caller iterates. */
export async function* readXml<Item>(
  input: Readable,
  handler: (emit: Emit<Item>) => Partial<Handler>,
): AsyncGenerator<Item> {
  let items: Item[] = [];
  const parser = new Parser(
    handler((item) => items.push(item)),
    { xmlMode: true, decodeEntities: true },
  );
  const decoder = new TextDecoder();
  try {
    for await (const chunk of input) {
      parser.write(decoder.decode(chunk as Uint8Array, { stream: true }));
      yield* items;
      items = [];
    }
  } catch (error) {
    broken(error);
  }
  parser.end();
  yield* items;
}

/** Names without the prefix that some writers put before them: `x:row` is `row`. */
export const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/** Text as it was before Excel escaped it: `_x000D_` is a carriage return. */
export const unescapeText = (text: string) =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
