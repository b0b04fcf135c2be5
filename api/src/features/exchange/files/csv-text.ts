const KNOWN_DELIMITERS = [',', ';', '\t'];
const SEP_LINE = /^sep=(.)\n/i;
const PEEK_CHARACTERS = 4_096;

/** csv-parse counts a CRLF within quotes as two lines. */
export async function* withLineFeeds(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of pieces) {
    const text = rest + piece;
    rest = text.endsWith('\r') ? '\r' : '';
    yield text.slice(0, text.length - rest.length).replace(/\r\n?/g, '\n');
  }
  if (rest) yield '\n';
}

/** Excel separates columns by semicolons in half the world's locales. */
export type CsvText = { delimiter: string; firstLine: number; pieces: AsyncGenerator<string> };

/** Reads enough to find the delimiter: from Excel's `sep=` line, or the most frequent one in the header. */
export async function openCsv(input: AsyncIterable<string>): Promise<CsvText> {
  const source = withLineFeeds(input);
  let start = await readStart(source, ({ length }) => length >= PEEK_CHARACTERS);
  const sep = SEP_LINE.exec(start);
  if (sep) start = start.slice(sep[0].length);
  const header = start.split('\n', 1)[0]!;
  const count = (delimiter: string) => header.split(delimiter).length;
  const delimiter = sep?.[1] ?? KNOWN_DELIMITERS.reduce((best, other) => (count(other) > count(best) ? other : best));
  return { delimiter, firstLine: sep ? 2 : 1, pieces: concat(start, source) };
}

export async function readStart(source: AsyncGenerator<string>, isEnough: (start: string) => boolean): Promise<string> {
  let start = '';
  while (!isEnough(start)) {
    const next = await source.next();
    if (next.done) break;
    start += next.value;
  }
  return start;
}

export async function* concat(start: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield start;
  yield* rest;
}
