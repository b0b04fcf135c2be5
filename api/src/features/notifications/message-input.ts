import { z } from 'zod';
import { textSchema } from 'text/text-schema.ts';
import { inputMessages as sharedInputs } from '../../http/error-messages.ts';
import { inputMessages } from './error-messages.ts';

const MAX_TITLE = 200;
const MAX_MESSAGE = 5_000;

const text = (part: 'title' | 'message', max: number) =>
  textSchema(max, {
    notText: inputMessages.required({ part }),
    tooLong: inputMessages.tooLong({ part, max }),
    tooManyMarks: sharedInputs.tooManyMarks(),
  }).pipe(
    z
      .string()
      .min(1, inputMessages.required({ part }))
      .max(max, inputMessages.tooLong({ part, max }))
      .refine((value) => !value.includes('\0'), inputMessages.hasNul({ part })),
  );

/** What somebody writes at the desk. */
export const messageFields = { title: text('title', MAX_TITLE), message: text('message', MAX_MESSAGE) };
