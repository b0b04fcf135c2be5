import { z } from 'zod';
import { normaliseText } from '../../features/questions/import/index.ts';

const MAX_ADDRESS = 2_000;
// What has no business in text; a line break and a tab have, in a paragraph.
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/;
const CONTROL_OR_BREAK = /[\u0000-\u001F\u007F]/;

/** The message for a wrong value, and for none. */
export const told = (problem: string) => ({
  error: ({ input }: { input?: unknown }) => (input === undefined ? 'is missing' : problem),
});

const text = (max: number, unwanted: RegExp, problem: string) =>
  z
    .string(told('must be text'))
    .transform(normaliseText)
    .pipe(
      z
        .string()
        .min(1, 'is empty')
        .max(max, `is longer than ${max} characters`)
        .refine((value) => !unwanted.test(value) && value.isWellFormed(), problem),
    );

/** One line of plain text. */
export const line = (max: number) => text(max, CONTROL_OR_BREAK, 'has a line break or a control character in it');
/** Plain text of several lines. */
export const paragraph = (max: number) => text(max, CONTROL, 'has a control character in it');

export const CONTENT_ID = /^[a-z0-9][a-z0-9-]{0,63}$/;
export const contentId = z
  .string(told('must be text'))
  .regex(CONTENT_ID, 'must be lower-case letters, digits and hyphens, such as septic-shock');

/** The path of a picture in the folder. */
export const PICTURE_PATH = /^pictures\/\w[\w.-]{0,99}$/;
export const picturePath = z
  .string(told('must be text'))
  .regex(PICTURE_PATH, 'must be a file in pictures/, such as pictures/heart.webp');

/** An address on another site. */
export const httpsAddress = z
  .string(told('must be text'))
  .trim()
  .max(MAX_ADDRESS, `is longer than ${MAX_ADDRESS} characters`)
  .refine(isHttps, 'must be an https:// address');

function isHttps(address: string) {
  if (!/^https:\/\/[^\s"<>\\]+$/i.test(address) || !URL.canParse(address)) return false;
  const { protocol, username, password } = new URL(address);
  return protocol === 'https:' && username === '' && password === '';
}

/** An object of these keys and no other. */
export const entry = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `has ${issue.keys.join(', ')}, which nothing reads: check the spelling or take it out`
        : 'must be an object',
  });

/** A list of entries, each with an id that no other has. */
export const entries = <Entry extends z.ZodType<{ id: string }>>(schema: Entry, max: number) =>
  z
    // Counted first: of a million wrong entries each has a problem or two.
    .array(z.unknown(), 'must be a list')
    .max(max, `has more than ${max} entries`)
    .pipe(z.array(schema))
    .superRefine((all, context) => {
      const seen = new Set<string>();
      for (const [index, { id }] of all.entries()) {
        if (seen.has(id)) context.addIssue({ code: 'custom', path: [index, 'id'], message: `${id} is there twice` });
        seen.add(id);
      }
    });
