import type { z } from 'zod';
import { type Message, wordsOf } from '../../http/messages.ts';
import { messageOf } from '../../http/validate.ts';
import { problemMessages } from './problem-messages.ts';

export type Problem = { file: string; problem: Message };

/** Such as `entry 2, price: must be whole Tk`. */
export const problemsOf = (file: string, error: z.ZodError): Problem[] =>
  error.issues.map((issue) => {
    const place = issue.path.map((part) => (typeof part === 'number' ? `entry ${part + 1}` : String(part))).join(', ');
    const problem = messageOf(issue);
    return { file, problem: place ? problemMessages.at({ place, problem }) : problem };
  });

/** A problem as an editor reads it. */
export const problemWords = ({ file, problem }: Problem) => ({ file, problem: wordsOf(problem) });
