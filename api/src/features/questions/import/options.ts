import { z } from 'zod';
import { inputMessages } from '../error-messages.ts';
import type { ColumnMap } from './template-columns.ts';
import { boardCodes, originSchema, professionalYears } from '../index.ts';

const profs = professionalYears.map((year) => year.code);
const name = z.string().trim().min(1).max(500).optional();

/** What a row takes where it says nothing itself: the formats of other houses know no boards and years. */
export const rowDefaultsSchema = z.object({
  board: z.enum(boardCodes, inputMessages.board({ codes: boardCodes })).optional(),
  year: z.coerce.number(inputMessages.yearNotNumber()).int(inputMessages.yearNotWhole()).optional(),
  sitting: z.enum(['May', 'November'], inputMessages.sitting()).optional(),
  prof: z.enum(profs, inputMessages.prof({ codes: profs })).optional(),
  subject: name,
  chapter: name,
  topic: name,
  origin: originSchema.optional(),
  type: z.enum(['SBA', 'MTF', 'SAQ'], inputMessages.type()).optional(),
});

export type RowDefaults = z.output<typeof rowDefaultsSchema>;

/** `copBase` says how MedMCQA counts its key, from 0 or from 1: copies differ and it is never guessed. */
export type ImportOptions = {
  dryRun?: boolean | undefined;
  allOrNothing?: boolean | undefined;
  /** A row whose ref is in the bank changes that question; without this it is refused or leaves it as it is. */
  update?: boolean | undefined;
  /** Takes rows without their pictures, with a warning; otherwise such a row is refused. */
  dropPictures?: boolean | undefined;
  /** Takes a quote in the middle of a CSV's cell for itself; otherwise such a row is refused. */
  lenientQuotes?: boolean | undefined;
  /** What columns of other names are in the template, for CSV and XLSX. */
  columnMap?: ColumnMap | undefined;
  copBase?: 0 | 1 | undefined;
  defaults?: RowDefaults | undefined;
};
