import { z } from 'zod';
import { asName, templateColumns, type ColumnMap } from './template-columns.ts';

const MAX_MAPPINGS = 100;
const MAX_MAPPING = 300;
const FORM = "map takes COLUMN=FIELD, such as 'Question=stem'; an empty FIELD leaves the column out";

/** `map` of the query, once or more often: `Question=stem`. */
export const columnMapSchema = z
  .union([z.string(), z.array(z.string())])
  .transform((given) => (typeof given === 'string' ? [given] : given))
  .pipe(
    z
      .array(z.string().max(MAX_MAPPING, `map: a mapping is longer than ${MAX_MAPPING} characters`).includes('=', FORM))
      .max(MAX_MAPPINGS, `map: more than ${MAX_MAPPINGS} mappings`),
  )
  .transform((mappings, context): ColumnMap => {
    const map = new Map<string, string>();
    for (const mapping of mappings) {
      const at = mapping.lastIndexOf('=');
      const [column, field] = [asName(mapping.slice(0, at)), asName(mapping.slice(at + 1))];
      if (field !== '' && !templateColumns.includes(field)) {
        context.addIssue({ code: 'custom', message: `map: the template has no column "${field}". ${FORM}` });
      }
      if (map.has(column)) context.addIssue({ code: 'custom', message: `map: "${column}" is given twice` });
      map.set(column, field);
    }
    return map;
  });
