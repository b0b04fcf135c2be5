import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { inputMessages as sharedMessages } from '../../../http/error-messages.ts';
import { boardCodes, professionalYears, subjects } from '../../../curriculum.ts';
import type { ListKey } from '../../bank/index.ts';
import { exportFormats, templateFormats } from '../formats/index.ts';
import { inputMessages } from './messages.ts';

const MAX_REFS = 1_000;
const LIST = /^(?<board>[A-Z]{3})?(?<prof>_\d)-(?<subject>[A-Z]+)\/(?<kind>year|topic|chapter)\/(?<name>[^]{1,500})$/;
const profs = professionalYears.map(({ code }) => code);
const codes = [...new Set(subjects.map(({ code }) => code))];

const listKey = z
  .string()
  .transform((text) => LIST.exec(text)?.groups)
  .refine(
    (key) => key !== undefined && (key['kind'] === 'chapter') === (key['board'] === undefined),
    inputMessages.list(),
  )
  .refine((key) => key?.['board'] === undefined || boardCodes.includes(key['board']), inputMessages.list())
  .transform((key): ListKey => {
    const { kind, board = '', prof, subject, name } = key!;
    return [kind as ListKey[0], board, prof!, subject!, name!];
  });

const selection = {
  prof: z.enum(profs, inputMessages.prof({ codes: profs })).optional(),
  subject: z.enum(codes, inputMessages.subject({ codes })).optional(),
  type: z.enum(['SBA', 'MTF', 'SAQ'], inputMessages.type()).optional(),
  ref: z
    .union([z.string().transform((one) => [one]), z.array(z.string())])
    .pipe(
      z
        .array(z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, inputMessages.ref()))
        .max(MAX_REFS, inputMessages.tooManyRefs({ max: MAX_REFS })),
    )
    .optional(),
  /** `DHK_1-ANAT/year/2024`, `DHK_1-ANAT/topic/Heart` or `_1-ANAT/chapter/Thorax`. */
  list: listKey.optional(),
  hidden: z.stringbool(sharedMessages.flag({ name: 'hidden' })).default(false),
};

export const pictureQuerySchema = z.strictObject(selection);
export const exportQuerySchema = pictureQuerySchema.extend({
  format: z.enum(exportFormats, inputMessages.format({ formats: exportFormats })),
});

/** Everything that is not named is selected, except hidden questions. */
export type Selection = z.output<typeof pictureQuerySchema>;

/**
 * The ids of the selected questions, each with `at`, which orders them: their place in a list, hidden ones behind it, and
 * otherwise the order in which the bank got them.
 */
export function selectedQuestions({ prof, subject, type, ref, list, hidden }: Selection): SQL {
  const wanted = [
    prof === undefined ? undefined : sql`q.prof = ${prof}`,
    subject === undefined ? undefined : sql`q.subject = ${subject}`,
    type === undefined ? undefined : sql`q.type = ${type}`,
    ref === undefined
      ? undefined
      : sql`q.ref in (select jsonb_array_elements_text(${JSON.stringify(ref)}::text::jsonb))`,
    hidden ? undefined : sql`not q.hidden`,
  ].filter((condition) => condition !== undefined);
  const where = sql.join([sql`true`, ...wanted], sql` and `);
  if (!list) return sql`select q.id, q.id as at from questions q where ${where}`;
  const [kind, board, ofProf, ofSubject, name] = list;
  const id = sql`(select id from question_lists where kind = ${kind} and board = ${board} and prof = ${ofProf}
      and subject = ${ofSubject} and name = ${name})`;
  return sql`select q.id, p.place::bigint as at from question_places p join questions q on q.id = p.question
      where p.list = ${id} and ${where}
    union all
    select q.id, ${PAST_PLACES}::bigint + q.id from hidden_places h join questions q on q.id = h.question
      where h.list = ${id} and ${where}`;
}

/** Above every place of a list. */
const PAST_PLACES = 4_000_000_000;

export const templateQuerySchema = z
  .object({ format: z.enum(templateFormats, inputMessages.format({ formats: templateFormats })) })
  .strict();
