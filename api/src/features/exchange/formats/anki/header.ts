import { readNumber } from 'text/number.ts';
import { FileError } from '../../files/file-error.ts';
import { fileMessages } from '../../messages.ts';
import { concat, readStart, withLineFeeds, type CsvText } from '../../files/csv-text.ts';
import { readFlag } from '../shared/flags.ts';
import { quote } from '../../files/quote.ts';

/** What the lines `#key:value` before the notes say. Columns are counted from 0. */
export type AnkiHeader = {
  isHtml: boolean;
  names: string[] | undefined;
  deck: string | undefined;
  tags: string | undefined;
  /** Columns that Anki keeps for itself. */
  special: { deck?: number; tags?: number; guid?: number; notetype?: number };
};

const OWN_COLUMNS = ['Ref', 'Front', 'Back', 'Tags'];
const OWN_TAGS_AT = 3;
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
// A spreadsheet fills each row up to the last column, with the separator of the file that it writes.
const PADDED = /^#(?:separator|html|[a-z]+ column):[^,;\t]+([,;\t])\1*$/i;
const GUESSES = ['\t', '|', ';', ':', ','];

/** Reads the header of Anki's text export, and leaves the notes to the parser of CSV. */
export async function openAnki(input: AsyncIterable<string>): Promise<CsvText & { header: AnkiHeader }> {
  const source = withLineFeeds(input);
  // A line that is cut in two may become a header with its rest.
  const start = await readStart(source, (text) => text.length >= MAX_HEADER || /^(?!#).*\n/m.test(text));
  const lines = start.split('\n');
  const count = lines.findIndex((line) => !line.startsWith('#'));
  const padded = lines.slice(0, count < 0 ? lines.length : count);
  const padding = paddingOf(padded);
  const head = padded.map((line) => withoutPadding(line, padding));
  const rest = lines.slice(head.length).join('\n');
  const values = new Map(head.flatMap((line) => pairOf(line)));
  const delimiter = padding ?? delimiterOf(values.get('separator'), rest);
  return { header: readValues(values, delimiter), delimiter, firstLine: head.length + 1, pieces: concat(rest, source) };
}

function paddingOf(head: readonly string[]): string | undefined {
  const [first] = head.flatMap((line) => PADDED.exec(line)?.[1] ?? []);
  return first;
}

function withoutPadding(line: string, padding: string | undefined): string {
  let end = line.length;
  if (padding !== undefined) while (line[end - 1] === padding) end -= 1;
  return line.slice(0, end);
}

function pairOf(line: string): [string, string][] {
  const [, key, value] = HEADER.exec(line) ?? [];
  return key === undefined ? [] : [[key.trim().toLowerCase(), value!.trim()]];
}

function delimiterOf(value: string | undefined, notes: string): string {
  const named = SEPARATORS[value?.toLowerCase() ?? ''] ?? (value === '\\t' ? '\t' : value);
  if (named?.length === 1) return named;
  if (value) throw new FileError(fileMessages.ankiHeader({ header: quote(`separator:${value}`) }));
  const first = notes.split('\n', 1)[0]!;
  return GUESSES.find((guess) => first.includes(guess)) ?? '\t';
}

function flagOf(name: string, text: string): boolean {
  const flag = readFlag(text);
  if (flag === undefined) throw new FileError(fileMessages.ankiHeader({ header: quote(`${name}:${text}`) }));
  return flag;
}

function readValues(values: ReadonlyMap<string, string>, delimiter: string): AnkiHeader {
  const column = (name: string) => {
    const header = `${name} column`;
    const text = values.get(header);
    if (text === undefined) return {};
    const number = readNumber(text) ?? 0;
    if (!Number.isInteger(number) || number < 1)
      throw new FileError(fileMessages.ankiColumn({ header: `"#${header}"` }));
    return { [name]: number - 1 };
  };
  return {
    isHtml: flagOf('html', values.get('html') ?? 'false'),
    names: values
      .get('columns')
      ?.split(delimiter)
      .map((name) => name.replace(/^"|"$/g, '').trim()),
    deck: values.get('deck'),
    tags: values.get('tags'),
    special: { ...column('deck'), ...column('tags'), ...column('guid'), ...column('notetype') },
  };
}

/** Whether the header is that of our own export. */
export const isOwnExport = ({ names, isHtml, special }: AnkiHeader): boolean =>
  isHtml && special.tags === OWN_TAGS_AT && names?.join() === OWN_COLUMNS.join();
