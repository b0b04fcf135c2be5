import { type Draft, cellsOfDraft, textsOfDraft } from '../../../bank/draft/index.ts';
import type { ParsedRow } from '../parsed-row.ts';
import { cellsOfRow } from '../table/row-cells.ts';
import { convertBijoy } from '../../../../texts/bijoy/convert.ts';
import { bijoyMessages } from './messages.ts';
import { hasBijoyHint, isBijoy, mayBeBijoy, unclearWords } from '../../../../texts/bijoy/recognise.ts';

/** What to do with text in Bijoy: convert it to Unicode, or keep it without a word. Without either a warning offers it. */
export const bijoyChoices = ['convert', 'keep'] as const;
export type BijoyChoice = (typeof bijoyChoices)[number];

const PLAIN =
  /^(?:chapter|topic|also_in|stem|explanation(?:_bn)?|take_away|references|(?:option|reason|part)_[a-j]|part_[a-j]_points|picture_\d_(?:alt|credit))$/;
const EXAMPLE = 60;

/** Looks for Bijoy in every row; a conversion is always in the row's warnings. */
export async function* withBijoy(
  rows: AsyncIterable<ParsedRow>,
  choice: BijoyChoice | undefined,
): AsyncGenerator<ParsedRow> {
  for await (const row of rows) yield choice === 'keep' || 'refusal' in row ? row : lookForBijoy(row, choice);
}

function lookForBijoy(row: Exclude<ParsedRow, { refusal: unknown }>, choice: 'convert' | undefined): ParsedRow {
  if (!hasBijoyHint(textsOfDraft(row.draft))) return row;
  const cells = Object.entries(cellsOfDraft(row.draft)).filter(([column, cell]) => PLAIN.test(column) && cell !== '');
  if (!cells.some(([, cell]) => isBijoy(cell))) return row;
  const found = cells.filter(([, cell]) => isBijoy(cell) || mayBeBijoy(cell));
  const conversions = found.map(([field, cell]) => ({ field, cell, ...convertBijoy(cell) }));
  const fields = found.map(([column]) => column);
  const doubtful = conversions.filter((one) => one.doubtful.length > 0);
  const doubts = doubtful.map(({ field, doubtful: words }) => ({ field, words: [...new Set(words)] }));
  if (choice === 'convert') {
    const { draft: before, cells: _cells, notes = [], ...rest } = row;
    if (doubts.length > 0) {
      const refusal = bijoyMessages.bijoyDoubtful({ fields: doubts.map(({ field }) => field), doubts });
      return { ...rest, cells: cellsOfRow(row), refusal };
    }
    const texts = new Set(found.flatMap(([, cell]) => [cell, ...cell.split('\n').flatMap(lineTexts)]));
    const others = cells.filter(([column]) => !fields.includes(column)).flatMap(([, cell]) => unclearWords(cell));
    const kept = [...new Set([...conversions.flatMap((one) => one.kept), ...others])];
    return {
      ...rest,
      draft: convertTexts(before, texts) as Draft,
      notes: [...notes, bijoyMessages.bijoyConverted({ fields, kept })],
    };
  }
  const from = found[0]![1].slice(0, EXAMPLE);
  const note = bijoyMessages.bijoy({ fields, from, to: convertBijoy(from).text, doubts });
  return { ...row, notes: [...(row.notes ?? []), note] };
}

/** A line, and the list that it names in `also_in`. */
const lineTexts = (line: string) => [line, line.replace(/^(?:chapter|topic \w+): /, '')];

/** The cells of a draft are texts in it, and the lines of a cell the items of its lists. */
function convertTexts(value: unknown, texts: ReadonlySet<string>): unknown {
  if (typeof value === 'string') return texts.has(value) ? convertBijoy(value).text : value;
  if (Array.isArray(value)) return value.map((item) => convertTexts(item, texts));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, convertTexts(item, texts)]));
}
