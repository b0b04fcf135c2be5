import { ROLES } from 'schema/roles.ts';
import { z } from 'zod';
import { pageQuery } from '../../http/page-query.ts';
import { messageFields } from '../notifications/index.ts';
import { inputMessages } from './error-messages.ts';

const MAX_DAYS = 366;
const MAX_YEARS = 50;
const MAX_YEAR = 100;
const MAX_ID = 64;

export const STATES = ['SCHEDULED', 'SENDING', 'SENT', 'CANCELLED'] as const;

const years = inputMessages.years({ max: MAX_YEARS });
const days = inputMessages.days({ max: MAX_DAYS });

const audienceFields = {
  group: z.enum(
    ['EVERYBODY', 'PERSON', 'YEARS', 'PLAN_ENDS', 'PLAN_ENDED', 'NEVER_BOUGHT', 'ROLE'],
    inputMessages.group(),
  ),
  user_id: z.string(inputMessages.person()).min(1, inputMessages.person()).max(MAX_ID, inputMessages.person()),
  years: z
    .array(
      z
        .string(years)
        .min(1, years)
        .max(MAX_YEAR, years)
        .refine((year) => !year.includes('\0'), years),
      years,
    )
    .min(1, years)
    .max(MAX_YEARS, years),
  days: z.int(days).min(1, days).max(MAX_DAYS, days),
  role: z.enum(ROLES, inputMessages.role()),
};
const { group, ...details } = audienceFields;
type Detail = keyof typeof details;

const GROUPS_WITH: Record<Detail, readonly string[]> = {
  user_id: ['PERSON'],
  years: ['YEARS'],
  days: ['PLAN_ENDS', 'PLAN_ENDED'],
  role: ['ROLE'],
};
const MISSING: Record<Detail, string> = { user_id: inputMessages.person(), years, days, role: inputMessages.role() };

const audience = { group, ...z.object(details).partial().shape };
type AudienceFields = z.output<z.ZodObject<typeof audience>>;

/** A group has its own detail and no other. */
function checkDetails(fields: AudienceFields, context: z.RefinementCtx): void {
  for (const path of Object.keys(GROUPS_WITH) as Detail[]) {
    const groups = GROUPS_WITH[path];
    const isNeeded = groups.includes(fields.group);
    if (isNeeded === (fields[path] !== undefined)) continue;
    const message = isNeeded ? MISSING[path] : inputMessages.onlyFor({ groups: groups.join(', ') });
    context.addIssue({ code: 'custom', path: [path], message });
  }
}

type InBangla = { title_bn?: string | undefined; message_bn?: string | undefined };

function checkBangla({ title_bn: title, message_bn: message }: InBangla, context: z.RefinementCtx): void {
  if ((title === undefined) === (message === undefined)) return;
  const path = title === undefined ? 'title_bn' : 'message_bn';
  context.addIssue({ code: 'custom', path: [path], message: inputMessages.wholeBangla() });
}

const sendAt = z.iso
  .datetime({ offset: true, error: inputMessages.sendAt() })
  .transform((at) => new Date(at))
  .optional();
const version = z.int(inputMessages.version());

/** For readers of Bangla. */
const inBangla = { title_bn: messageFields.title.optional(), message_bn: messageFields.message.optional() };
const written = { ...audience, ...messageFields, ...inBangla, send_at: sendAt };
export const messageBody = z.strictObject(written).superRefine(checkDetails).superRefine(checkBangla);
export const changeBody = z
  .strictObject({ ...written, version })
  .superRefine(checkDetails)
  .superRefine(checkBangla);
export const previewBody = z
  .strictObject({ ...audience, ...z.object(messageFields).partial().shape, ...inBangla, send_at: sendAt })
  .superRefine(checkDetails);
export const cancelBody = z.strictObject({ version });

export type MessageBody = z.output<typeof messageBody>;
export type PreviewBody = z.output<typeof previewBody>;

export const messageParams = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,14}$/, inputMessages.notAnId())
    .transform(Number),
});
export const listQuery = pageQuery({ max: 50, standard: 20 }).extend({
  state: z.enum(STATES, inputMessages.state({ values: STATES })).optional(),
});
