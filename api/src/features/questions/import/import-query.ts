import { z } from 'zod';
import { columnMapSchema } from './column-map.ts';
import { importFormats } from './formats/names.ts';
import { rowDefaultsSchema } from './options.ts';

const COP_BASE = 'cop_base must be 0 or 1: say whether the key of this copy of MedMCQA counts from 0 or from 1';

const MAX_REASON = 500;
/** The formats of the template. */
const TEMPLATE: readonly string[] = ['csv', 'xlsx'];

/** The query of POST /questions/import. */
export const importQuerySchema = rowDefaultsSchema
  .extend({
    format: z.enum(importFormats, `format must be one of ${importFormats.join(', ')}`),
    dry_run: z.stringbool('dry_run must be true or false').default(false),
    all_or_nothing: z.stringbool('all_or_nothing must be true or false').default(false),
    update: z.stringbool('update must be true or false').default(false),
    drop_pictures: z.stringbool('drop_pictures must be true or false').default(false),
    lenient_quotes: z.stringbool('lenient_quotes must be true or false').default(false),
    map: columnMapSchema.optional(),
    reason: z.string().trim().min(1).max(MAX_REASON).optional(),
    cop_base: z.enum(['0', '1'], COP_BASE).optional(),
  })
  .strict()
  .refine(({ format, cop_base }) => format !== 'medmcqa' || cop_base !== undefined, {
    path: ['cop_base'],
    error: COP_BASE,
  })
  .refine(({ format, map }) => map === undefined || TEMPLATE.includes(format), {
    path: ['map'],
    error: 'map is for csv and xlsx, whose columns have names',
  })
  .refine(({ format, lenient_quotes }) => !lenient_quotes || format === 'csv', {
    path: ['lenient_quotes'],
    error: 'lenient_quotes is for csv',
  })
  .refine(({ format, type }) => type === undefined || [...TEMPLATE, 'jsonl'].includes(format), {
    path: ['type'],
    error: 'type is for csv, xlsx and jsonl: the other formats say of each question what it is',
  })
  .refine(({ board, year }) => (board === undefined) === (year === undefined), 'board and year go together')
  .transform(
    ({
      format,
      dry_run,
      all_or_nothing,
      update,
      drop_pictures,
      lenient_quotes,
      map,
      reason,
      cop_base,
      ...defaults
    }) => ({
      format,
      reason,
      options: {
        dryRun: dry_run,
        allOrNothing: all_or_nothing,
        update,
        dropPictures: drop_pictures,
        lenientQuotes: lenient_quotes,
        columnMap: map,
        copBase: cop_base === undefined ? undefined : cop_base === '0' ? (0 as const) : (1 as const),
        defaults,
      },
    }),
  );
