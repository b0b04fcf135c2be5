import { boardCodes } from 'question/curriculum.ts';
import { findItem } from 'schema/items.ts';
import type { Message } from '../../../../http/messages.ts';
import { type Draft, originSchema, takeAppearances } from '../../../bank/draft/index.ts';
import { quote } from '../../files/quote.ts';
import { rowMessages } from '../../messages.ts';
import { formatMessages } from '../messages.ts';

const REF = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;

/** Tags such as `DHK 2023 May` are the papers of a question, ORIGINAL its origin, codes its items; others are named in a warning. */
export function readTags(texts: readonly string[]): { draft: Draft; notes: Message[] } {
  const appearances: unknown[] = [];
  const others: string[] = [];
  const items: string[] = [];
  let origin: string | undefined;
  for (const text of texts) {
    const board = /^[a-z]+/i.exec(text)?.[0].toUpperCase() ?? '';
    const papers = boardCodes.includes(board) ? takeAppearances({ appearances: text }) : { refusal: true };
    if (originSchema.safeParse(text).success) origin = text;
    else if (findItem(text) !== undefined) items.push(text);
    else if ('appearances' in papers) appearances.push(...papers.appearances);
    else if (text !== '') others.push(text);
  }
  const draft = {
    ...(appearances.length > 0 && { appearances }),
    ...(origin && { origin }),
    ...(items.length > 0 && { items }),
  };
  return { draft, notes: lostTags(others) };
}

/** The warning that names the tags that the import leaves out, if there are any. */
export const lostTags = (tags: readonly string[]): Message[] =>
  tags.length > 0 ? [rowMessages.tagsLost({ tags: tags.map((tag) => quote(tag)) })] : [];

/** Moodle's ID number as a ref; a warning names one that cannot be. */
export function readRef(id: string): { ref: string | undefined; notes: Message[] } {
  if (id === '' || REF.test(id)) return { ref: id || undefined, notes: [] };
  return { ref: undefined, notes: [formatMessages.idNotARef({ id: quote(id) })] };
}
