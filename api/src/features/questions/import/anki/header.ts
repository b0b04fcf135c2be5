import { withLineFeeds, type CsvText } from '../formats/csv-text.ts';

/** What the lines `#key:value` before the notes say. Columns are counted from 0. */
export type AnkiHeader = {
  isHtml: boolean;
  names: string[] | undefined;
  deck: string | undefined;
  tags: string | undefined;
  /** Columns that Anki keeps for itself. */
  special: { deck?: number; tags?: number; guid?: number; notetype?: number };
};

const MAX_HEADER = 65_536;
const HEADER = /^#([a-z ]+):(.*)$/i;
const SEPARATORS: Record<string, string> = {
  comma: ',',
  semicolon: ';',
  tab: '\t',
  space: ' ',
  pipe: '|',
  colon: ':',
};
const GUESSES = ['\t', '|', ';', ':', ','];

/** Reads the header of Anki's text export, and leaves the notes to the parser of CSV. */
export async function openAnki(input: AsyncIterable<string>): Promise<CsvText & { header: AnkiHeader }> {
  const source = withLineFeeds(input);
  let start = '';
  // A line that is cut in two may become a header with its rest.
  while (start.length < MAX_HEADER && !/^(?!#).*\n/m.test(start)) {
    const next = await source.next();
    if (next.done) break;
    start += next.value;
  }
  const lines = start.split('\n');
  const count = lines.findIndex((line) => !line.startsWith('#'));
  const head = lines.slice(0, count < 0 ? lines.length : count);
  const rest = lines.slice(head.length).join('\n');
  const values = new Map(head.flatMap((line) => pairOf(line)));
  const delimiter = delimiterOf(values.get('separator'), rest);
  async function* pieces() {
    yield rest;
    yield* source;
  }
  return { header: readValues(values, delimiter), delimiter, firstLine: head.length + 1, pieces: pieces() };
}

function pairOf(line: string): [string, string][] {
  const [, key, value] = HEADER.exec(line) ?? [];
  return key === undefined ? [] : [[key.trim().toLowerCase(), value!.trim()]];
}

function delimiterOf(value: string | undefined, notes: string): string {
  const named = SEPARATORS[value?.toLowerCase() ?? ''] ?? (value === '\\t' ? '\t' : value);
  if (named?.length === 1) return named;
  const first = notes.split('\n', 1)[0]!;
  return GUESSES.find((guess) => first.includes(guess)) ?? '\t';
}

function readValues(values: ReadonlyMap<string, string>, delimiter: string): AnkiHeader {
  const column = (name: string) => {
    const number = Number(values.get(`${name} column`));
    return Number.isInteger(number) && number > 0 ? { [name]: number - 1 } : {};
  };
  return {
    isHtml: values.get('html')?.toLowerCase() === 'true',
    names: values
      .get('columns')
      ?.split(delimiter)
      .map((name) => name.replace(/^"|"$/g, '').trim()),
    deck: values.get('deck'),
    tags: values.get('tags'),
    special: { ...column('deck'), ...column('tags'), ...column('guid'), ...column('notetype') },
  };
}
