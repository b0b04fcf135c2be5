import { z } from 'zod';
import { importFormats } from './formats/names.ts';
import { rowDefaultsSchema } from './options.ts';

const COP_BASE = 'cop_base must be 0 or 1: say whether the key of this copy of MedMCQA counts from 0 or from 1';

/** The query of POST /questions/import. */
export const importQuerySchema = rowDefaultsSchema
  .extend({
    format: z.enum(importFormats, `format must be one of ${importFormats.join(', ')}`),
    dry_run: z.stringbool('dry_run must be true or false').default(false),
    all_or_nothing: z.stringbool('all_or_nothing must be true or false').default(false),
    cop_base: z.enum(['0', '1'], COP_BASE).optional(),
  })
  .strict()
  .refine(({ format, cop_base }) => format !== 'medmcqa' || cop_base !== undefined, {
    path: ['cop_base'],
    error: COP_BASE,
  })
  .refine(({ board, year }) => (board === undefined) === (year === undefined), 'board and year go together')
  .transform(({ format, dry_run, all_or_nothing, cop_base, ...defaults }) => ({
    format,
    options: {
      dryRun: dry_run,
      allOrNothing: all_or_nothing,
      copBase: cop_base === undefined ? undefined : cop_base === '0' ? (0 as const) : (1 as const),
      defaults,
    },
  }));
