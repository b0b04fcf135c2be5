import type { UnsentFile } from 'schema/content-folder.ts';
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

const MEGABYTE = 1024 * 1024;
const UNSENT: Record<UnsentFile['reason'], (bytes: number) => Message> = {
  TEXT_TOO_LARGE: problemMessages.textTooLarge,
  NOT_UTF8: problemMessages.notUtf8,
  SYMBOLIC_LINK: problemMessages.symbolicLink,
  NOT_A_FILE: problemMessages.notAFile,
  PICTURE_TOO_LARGE: (bytes) => problemMessages.pictureTooLarge({ megabytes: (bytes / MEGABYTE).toFixed(1) }),
  NOT_A_PICTURE: problemMessages.notAPicture,
  UNKNOWN_FILE: problemMessages.unknownFile,
  TOO_MUCH_TEXT: problemMessages.tooMuchText,
};

export const problemOfUnsent = ({ file, reason, bytes = 0 }: UnsentFile): Problem => ({
  file,
  problem: UNSENT[reason](bytes),
});

/** A problem as an editor reads it. */
export const problemWords = ({ file, problem }: Problem) => ({ file, problem: wordsOf(problem) });
