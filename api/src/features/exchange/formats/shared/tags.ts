import type { Message } from '../../../../http/messages.ts';
import { takeAppearances, originSchema } from '../../../bank/draft/index.ts';
import { boardCodes } from '../../../../curriculum.ts';
import { lostTags } from './lost-tags.ts';

/** Tags such as `DHK 2023 May` are the papers of a question, ORIGINAL its origin; others are named in a warning. */
export function readTags(texts: readonly string[]): { appearances: unknown[]; origin?: string; notes: Message[] } {
  const appearances: unknown[] = [];
  const others: string[] = [];
  let origin: string | undefined;
  for (const text of texts) {
    const board = /^[a-z]+/i.exec(text)?.[0].toUpperCase() ?? '';
    const papers = boardCodes.includes(board) ? takeAppearances({ appearances: text }) : { refusal: true };
    if (originSchema.safeParse(text).success) origin = text;
    else if ('appearances' in papers) appearances.push(...papers.appearances);
    else if (text !== '') others.push(text);
  }
  return {
    appearances,
    ...(origin && { origin }),
    notes: lostTags(others),
  };
}
