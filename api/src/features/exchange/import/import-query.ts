import { z } from 'zod';
import { inputMessages as sharedMessages } from '../../../http/error-messages.ts';
import { bijoyChoices } from './bijoy/rows.ts';
import { asName, isColumn, type ColumnMap } from '../template/template-columns.ts';
import { findFormat, importFormats, type ImportFormat } from '../formats/index.ts';
import type { Format } from '../formats/format.ts';
import { inputMessages } from '../messages.ts';
import { rowDefaultsSchema } from './options.ts';

const COP_BASE = inputMessages.copBase();

const MAX_REASON = 500;
const MAX_NAME = 255;
const MAX_MAPPINGS = 100;
const MAX_MAPPING = 300;

type Option = NonNullable<Format['takes']>[number];

const takes = (format: ImportFormat, option: Option) => findFormat(format).takes?.includes(option) ?? false;
const flag = (name: string) => z.stringbool(sharedMessages.flag({ name })).default(false);

const columnMapSchema = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => (typeof value === 'string' ? [value] : value))
  .pipe(
    z
      .array(
        z
          .string()
          .max(MAX_MAPPING, inputMessages.mappingTooLong({ max: MAX_MAPPING }))
          .includes('=', inputMessages.mappingForm()),
      )
      .max(MAX_MAPPINGS, inputMessages.tooManyMappings({ max: MAX_MAPPINGS })),
  )
  .transform((mappings, context): ColumnMap => {
    const map = new Map<string, string>();
    for (const mapping of mappings) {
      const at = mapping.lastIndexOf('=');
      const [column, field] = [asName(mapping.slice(0, at)), asName(mapping.slice(at + 1))];
      if (field !== '' && !isColumn(field)) {
        context.addIssue({ code: 'custom', message: inputMessages.noSuchColumn({ field }) });
      }
      if (map.has(column)) context.addIssue({ code: 'custom', message: inputMessages.mappedTwice({ column }) });
      map.set(column, field);
    }
    return map;
  });

export const importQuerySchema = rowDefaultsSchema
  .extend({
    format: z.enum(importFormats, inputMessages.format({ formats: importFormats })),
    dry_run: flag('dry_run'),
    publish: z.stringbool(sharedMessages.flag({ name: 'publish' })).default(true),
    name: z
      .string()
      .trim()
      .min(1)
      .max(MAX_NAME)
      .refine((name) => !name.includes('\0'), sharedMessages.hasNul())
      .optional(),
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
  .refine(({ format, cop_base }) => !takes(format, 'cop_base') || cop_base !== undefined, {
    path: ['cop_base'],
    error: COP_BASE,
  })
  .refine(({ format, map }) => map === undefined || takes(format, 'map'), {
    path: ['map'],
    error: inputMessages.mapOnlyForTemplate(),
  })
  .refine(({ format, lenient_quotes }) => !lenient_quotes || takes(format, 'lenient_quotes'), {
    path: ['lenient_quotes'],
    error: inputMessages.quotesOnlyForCsv(),
  })
  .refine(({ format, type }) => type === undefined || takes(format, 'type'), {
    path: ['type'],
    error: inputMessages.typeNotForFormat(),
  })
  .refine(({ board, year }) => (board === undefined) === (year === undefined), inputMessages.boardWithYear())
  .transform(
    ({
      format,
      dry_run,
      publish,
      name,
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
      publish,
      name: name ?? format,
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
