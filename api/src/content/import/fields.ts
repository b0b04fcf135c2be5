import { z } from 'zod';
import { damageOf } from '../../texts/damage/damaged-text.ts';
import { normaliseText } from '../../texts/normalise.ts';
import { toIssue } from '../../http/messages.ts';
import { fieldMessages } from './problem-messages.ts';

const MAX_ADDRESS = 2_000;
// Far above every limit of a field, and below what takes long to look through.
const MAX_RAW = 200_000;
// Paragraphs may have line breaks and tabs.
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/;
const CONTROL_OR_BREAK = /[\u0000-\u001F\u007F]/;

/** The messages for a missing and for a wrong value. */
export const requiredOr = (problem: string) => ({
  error: ({ input }: { input?: unknown }) => (input === undefined ? fieldMessages.missing() : problem),
});

/** The content import cannot warn, so it refuses probable damage too. */
export function refuseDamage(value: string, context: z.RefinementCtx): void {
  const damage = damageOf(value);
  if (damage) context.addIssue({ code: 'custom', message: toIssue(damage) });
}

const text = (max: number, forbidden: RegExp, problem: string) =>
  z
    .string(requiredOr(fieldMessages.notText()))
    .max(MAX_RAW, fieldMessages.tooLong({ max }))
    .superRefine(refuseDamage)
    .transform(normaliseText)
    .pipe(
      z
        .string()
        .min(1, fieldMessages.empty())
        .max(max, fieldMessages.tooLong({ max }))
        .refine((value) => !forbidden.test(value) && value.isWellFormed(), problem),
    );

export const line = (max: number) => text(max, CONTROL_OR_BREAK, fieldMessages.hasBreaks());
export const paragraph = (max: number) => text(max, CONTROL, fieldMessages.hasControls());

export const CONTENT_ID = /^[a-z0-9][a-z0-9-]{0,63}$/;
export const contentId = z.string(requiredOr(fieldMessages.notText())).regex(CONTENT_ID, fieldMessages.id());

export const PICTURE_PATH = /^pictures\/\w[\w.-]{0,99}$/;
export const picturePath = z.string(requiredOr(fieldMessages.notText())).regex(PICTURE_PATH, fieldMessages.picture());

export const httpsAddress = z
  .string(requiredOr(fieldMessages.notText()))
  .trim()
  .max(MAX_ADDRESS, fieldMessages.tooLong({ max: MAX_ADDRESS }))
  .refine(isHttps, fieldMessages.https());

function isHttps(address: string) {
  if (!/^https:\/\/[^\s"<>\\]+$/i.test(address) || !URL.canParse(address)) return false;
  const { protocol, username, password } = new URL(address);
  return protocol === 'https:' && username === '' && password === '';
}

export const entry = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? fieldMessages.unknownKeys({ keys: issue.keys })
        : fieldMessages.notAnObject(),
  });

export const entries = <Entry extends z.ZodType<{ id: string }>>(schema: Entry, max: number) =>
  z
    // Counted first, or a million wrong entries report a million problems.
    .array(z.unknown(), fieldMessages.notAList())
    .max(max, fieldMessages.tooManyEntries({ max }))
    .pipe(z.array(schema))
    .superRefine((all, context) => {
      const ids = new Set<string>();
      for (const [index, { id }] of all.entries()) {
        if (ids.has(id))
          context.addIssue({ code: 'custom', path: [index, 'id'], message: fieldMessages.twice({ id }) });
        ids.add(id);
      }
    });
