import { z } from 'zod';
import { normaliseText } from '../../features/questions/import/index.ts';

const MAX_ADDRESS = 2_000;
// Paragraphs may have line breaks and tabs.
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/;
const CONTROL_OR_BREAK = /[\u0000-\u001F\u007F]/;

/** The messages for a missing and for a wrong value. */
export const requiredOr = (problem: string) => ({
  error: ({ input }: { input?: unknown }) => (input === undefined ? 'is missing' : problem),
});

const text = (max: number, forbidden: RegExp, problem: string) =>
  z
    .string(requiredOr('must be text'))
    .transform(normaliseText)
    .pipe(
      z
        .string()
        .min(1, 'is empty')
        .max(max, `is longer than ${max} characters`)
        .refine((value) => !forbidden.test(value) && value.isWellFormed(), problem),
    );

export const line = (max: number) => text(max, CONTROL_OR_BREAK, 'has a line break or a control character in it');
export const paragraph = (max: number) => text(max, CONTROL, 'has a control character in it');

export const CONTENT_ID = /^[a-z0-9][a-z0-9-]{0,63}$/;
export const contentId = z
  .string(requiredOr('must be text'))
  .regex(CONTENT_ID, 'must be lower-case letters, digits and hyphens, such as septic-shock');

export const PICTURE_PATH = /^pictures\/\w[\w.-]{0,99}$/;
export const picturePath = z
  .string(requiredOr('must be text'))
  .regex(PICTURE_PATH, 'must be a file in pictures/, such as pictures/heart.webp');

export const httpsAddress = z
  .string(requiredOr('must be text'))
  .trim()
  .max(MAX_ADDRESS, `is longer than ${MAX_ADDRESS} characters`)
  .refine(isHttps, 'must be an https:// address');

function isHttps(address: string) {
  if (!/^https:\/\/[^\s"<>\\]+$/i.test(address) || !URL.canParse(address)) return false;
  const { protocol, username, password } = new URL(address);
  return protocol === 'https:' && username === '' && password === '';
}

export const entry = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `has ${issue.keys.join(', ')}, which nothing reads: check the spelling or take it out`
        : 'must be an object',
  });

export const entries = <Entry extends z.ZodType<{ id: string }>>(schema: Entry, max: number) =>
  z
    // Counted first, or a million wrong entries report a million problems.
    .array(z.unknown(), 'must be a list')
    .max(max, `has more than ${max} entries`)
    .pipe(z.array(schema))
    .superRefine((all, context) => {
      const ids = new Set<string>();
      for (const [index, { id }] of all.entries()) {
        if (ids.has(id)) context.addIssue({ code: 'custom', path: [index, 'id'], message: `${id} is there twice` });
        ids.add(id);
      }
    });
