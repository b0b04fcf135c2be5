import { SITTINGS } from 'question/appearances.ts';
import { boardCodes, professionalYears } from 'question/curriculum.ts';
import { KINDS } from 'question/kinds/names.ts';
import { readNumber } from 'text/number.ts';
import { z } from 'zod';
import type { BijoyChoice } from './bijoy/rows.ts';
import type { Message } from '../../../http/messages.ts';
import type { ColumnMap, HeaderFault } from '../template/template-columns.ts';
import { originSchema, inputMessages } from '../../bank/draft/index.ts';

const profs = professionalYears.map((year) => year.code);
const name = z.string().trim().min(1).max(500).optional();

/** Defaults for rows: other formats have no boards and years. */
export const rowDefaultsSchema = z.object({
  board: z.enum(boardCodes, inputMessages.board({ codes: boardCodes })).optional(),
  year: z
    .string(inputMessages.yearNotNumber())
    .transform(readNumber)
    .pipe(z.number(inputMessages.yearNotNumber()).int(inputMessages.yearNotWhole()))
    .optional(),
  sitting: z.enum(SITTINGS, inputMessages.sitting()).optional(),
  prof: z.enum(profs, inputMessages.prof({ codes: profs })).optional(),
  subject: name,
  chapter: name,
  topic: name,
  origin: originSchema.optional(),
  type: z.enum(KINDS, inputMessages.type()).optional(),
  picture_source: z.string().trim().min(1).max(300).optional(),
  picture_licence: z.string().trim().min(1).max(100).optional(),
});

export type RowDefaults = z.output<typeof rowDefaultsSchema>;

/** `copBase`: whether MedMCQA's key counts from 0 or 1. Copies differ, so it is never guessed. */
export type ImportOptions = {
  dryRun?: boolean | undefined;
  allOrNothing?: boolean | undefined;
  /** Rows change the question with their ref; otherwise such a row is refused, or has no effect. */
  update?: boolean | undefined;
  /** Imports rows without their pictures, with a warning; otherwise they are refused. */
  dropPictures?: boolean | undefined;
  /** Accepts quotes in the middle of CSV cells; otherwise such rows are refused. */
  lenientQuotes?: boolean | undefined;
  /** What to do with text in Bijoy; undefined leaves it as it is, with a warning. */
  bijoy?: BijoyChoice | undefined;
  columnMap?: ColumnMap | undefined;
  /** What a header says about the file as a whole. */
  onHeaderNote?: ((note: Message) => void) | undefined;
  /** The parser goes on, and its rows are refused: their cells are samples of the columns. */
  onHeaderFault?: ((fault: HeaderFault) => void) | undefined;
  copBase?: 0 | 1 | undefined;
  defaults?: RowDefaults | undefined;
};
