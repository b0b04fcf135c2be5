import { z } from 'zod';
import { inputMessages } from '../error-messages.ts';
import { rowId, text, userId } from '../inputs.ts';

const MAX_COMMENT = 2_000;
const MAX_NAME = 80;
const MAX_DAYS = 30;
const FIELD = /^(place|stem|media|(options|parts)\.\d|explanation(?:_bn)?|take_away|references|appearances|items)$/;

const filled = (max: number) =>
  text(max)
    .transform((value) => value.trim())
    .pipe(z.string().min(1, inputMessages.textRequired()));
const field = z.string(inputMessages.notAField()).max(20).regex(FIELD, inputMessages.notAField()).nullish();
const token = z.string(inputMessages.notAToken()).regex(/^[\w-]{32}$/, inputMessages.notAToken());
const days = inputMessages.outOfRange({ min: 1, max: MAX_DAYS });

export const commentParams = z.object({ id: rowId, comment: rowId });
export const linkParams = z.object({ id: rowId, link: rowId });
export const newComment = z.strictObject({ text: filled(MAX_COMMENT), field, parent: rowId.nullish() });
export const resolveBody = z.strictObject({ resolved: z.boolean() });
export const assignBody = z.strictObject({
  assignee: userId.nullable(),
  due_on: z.iso.date(inputMessages.notADay()).nullable(),
});
export const linkBody = z.strictObject({ days: z.int(days).min(1, days).max(MAX_DAYS, days) });
export const tokenBody = z.strictObject({ token });
export const expertBody = z.strictObject({ token, text: filled(MAX_COMMENT), field, name: filled(MAX_NAME) });
