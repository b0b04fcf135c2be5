import { rowMessages } from '../messages.ts';
import type { Draft, ParsedRow } from '../parsed-row.ts';
import { cellsOfDraft } from '../table/draft-cells.ts';
import { convertBijoy } from './convert.ts';
import { isBijoy, mayBeBijoy } from './recognise.ts';

/** What to do with text in Bijoy: convert it to Unicode, or keep it without a word. Without either a warning offers it. */
export const bijoyChoices = ['convert', 'keep'] as const;
export type BijoyChoice = (typeof bijoyChoices)[number];

const PLAIN =
  /^(?:chapter|topic|stem|explanation|take_away|references|(?:option|reason|part)_[a-j]|part_[a-j]_points|picture_\d_(?:alt|credit))$/;
const EXAMPLE = 60;

/** Looks for Bijoy in every row; a conversion is always in the row's warnings. */
export async function* withBijoy(
  rows: AsyncIterable<ParsedRow>,
  choice: BijoyChoice | undefined,
): AsyncGenerator<ParsedRow> {
  for await (const row of rows) yield choice === 'keep' || 'refusal' in row ? row : lookForBijoy(row, choice);
}

function lookForBijoy(row: Exclude<ParsedRow, { refusal: unknown }>, choice: 'convert' | undefined): ParsedRow {
  const cells = Object.entries(cellsOfDraft(row.draft)).filter(([column, cell]) => PLAIN.test(column) && cell !== '');
  if (!cells.some(([, cell]) => isBijoy(cell))) return row;
  const found = cells.filter(([, cell]) => isBijoy(cell) || mayBeBijoy(cell));
  const fields = found.map(([column]) => column);
  if (choice === 'convert') {
    const { cells: _cells, ...rest } = row;
    const texts = new Set(found.flatMap(([, cell]) => [cell, ...cell.split('\n')]));
    const draft = convertTexts(row.draft, texts) as Draft;
    return { ...rest, draft, notes: [...(row.notes ?? []), rowMessages.bijoyConverted({ fields })] };
  }
  const from = found[0]![1].slice(0, EXAMPLE);
  const note = rowMessages.bijoy({ fields, from, to: convertBijoy(from) });
  return { ...row, notes: [...(row.notes ?? []), note] };
}

/** The cells of a draft are texts in it, and the lines of a cell the items of its lists. */
function convertTexts(value: unknown, texts: ReadonlySet<string>): unknown {
  if (typeof value === 'string') return texts.has(value) ? convertBijoy(value) : value;
  if (Array.isArray(value)) return value.map((item) => convertTexts(item, texts));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, convertTexts(item, texts)]));
}
