import { z } from 'zod';
import { inputMessages as sharedMessages } from '../../../http/error-messages.ts';
import { bijoyChoices } from './bijoy/rows.ts';
import { columnMapSchema } from '../template/column-map.ts';
import { importFormats } from '../formats/import-names.ts';
import { inputMessages } from '../messages.ts';
import { rowDefaultsSchema } from './options.ts';

const COP_BASE = inputMessages.copBase();

const MAX_REASON = 500;
const TEMPLATE: readonly string[] = ['csv', 'xlsx', 'ods'];
/** Their columns have names, which may be others than the template's. */
const MAPPED: readonly string[] = [...TEMPLATE, 'docx', 'anki'];

const flag = (name: string) => z.stringbool(sharedMessages.flag({ name })).default(false);

export const importQuerySchema = rowDefaultsSchema
  .extend({
    format: z.enum(importFormats, inputMessages.format({ formats: importFormats })),
    dry_run: flag('dry_run'),
    all_or_nothing: flag('all_or_nothing'),
    update: flag('update'),
    drop_pictures: flag('drop_pictures'),
    lenient_quotes: flag('lenient_quotes'),
    bijoy: z.enum(bijoyChoices, inputMessages.bijoy()).optional(),
    rows: flag('rows'),
    map: columnMapSchema.optional(),
    reason: z.string().trim().min(1).max(MAX_REASON).optional(),
    cop_base: z.enum(['0', '1'], COP_BASE).optional(),
  })
  .strict()
  .refine(({ format, cop_base }) => format !== 'medmcqa' || cop_base !== undefined, {
    path: ['cop_base'],
    error: COP_BASE,
  })
  .refine(({ format, map }) => map === undefined || MAPPED.includes(format), {
    path: ['map'],
    error: inputMessages.mapOnlyForTemplate(),
  })
  .refine(({ format, lenient_quotes }) => !lenient_quotes || format === 'csv', {
    path: ['lenient_quotes'],
    error: inputMessages.quotesOnlyForCsv(),
  })
  .refine(({ format, type }) => type === undefined || [...MAPPED, 'jsonl'].includes(format), {
    path: ['type'],
    error: inputMessages.typeNotForFormat(),
  })
  .refine(({ board, year }) => (board === undefined) === (year === undefined), inputMessages.boardWithYear())
  .transform(
    ({
      format,
      dry_run,
      all_or_nothing,
      update,
      drop_pictures,
      lenient_quotes,
      bijoy,
      rows,
      map,
      reason,
      cop_base,
      ...defaults
    }) => ({
      format,
      reason,
      rows,
      options: {
        dryRun: dry_run,
        allOrNothing: all_or_nothing,
        update,
        dropPictures: drop_pictures,
        lenientQuotes: lenient_quotes,
        bijoy,
        columnMap: map,
        copBase: cop_base === undefined ? undefined : cop_base === '0' ? (0 as const) : (1 as const),
        defaults,
      },
    }),
  );
