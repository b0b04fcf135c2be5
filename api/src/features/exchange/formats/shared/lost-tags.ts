import type { Message } from '../../../../http/messages.ts';
import { rowMessages } from '../../messages.ts';
import { quote } from '../../files/quote.ts';

/** The warning that names the tags that the import leaves out, if there are any. */
export const lostTags = (tags: readonly string[]): Message[] =>
  tags.length > 0 ? [rowMessages.tagsLost({ tags: tags.map((tag) => quote(tag)) })] : [];
