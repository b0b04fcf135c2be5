import { z } from 'zod';
import { inputMessages } from '../messages.ts';
import { asName, isColumn, type ColumnMap } from './template-columns.ts';

const MAX_MAPPINGS = 100;
const MAX_MAPPING = 300;

export const columnMapSchema = z
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
