import { cutText } from 'server/cut-text.ts';
import type { Message } from '../../../http/messages.ts';
import { rowMessages } from '../messages.ts';

const MAX_TAG = 60;

/** The warning that names the tags that the import leaves out, if there are any. */
export const lostTags = (tags: readonly string[]): Message[] =>
  tags.length > 0 ? [rowMessages.tagsLost({ tags: tags.map((tag) => cutText(tag, MAX_TAG)) })] : [];
