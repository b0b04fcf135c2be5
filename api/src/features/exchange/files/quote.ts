import { cutText } from 'server/cut-text.ts';

const MAX_QUOTE = 60;

/** What a message quotes of a file. */
export const quote = (text: string): string => cutText(text, MAX_QUOTE);
