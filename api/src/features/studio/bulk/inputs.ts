import { z } from 'zod';
import { inputMessages as sharedMessages } from '../../../http/error-messages.ts';
import { badRequest } from '../../../http/errors.ts';
import type { Database } from '../../../db/connection.ts';
import { errorMessages, inputMessages } from '../error-messages.ts';
import { comment, itemCodes, rowId, shortText, userId } from '../inputs.ts';
import { findWriter } from '../writers.ts';
import type { BulkChange } from './decide.ts';

export const MAX_QUESTIONS = 2_000;
const MAX_NAME = 200;

const tooMany = inputMessages.tooMany({ max: MAX_QUESTIONS });
const name = shortText(MAX_NAME).pipe(z.string().min(1, inputMessages.nameRequired()));

export const bulkBody = z
  .strictObject({
    ids: z
      .array(rowId, tooMany)
      .max(MAX_QUESTIONS, tooMany)
      .transform((ids) => [...new Set(ids)]),
    chapter: name.optional(),
    topic: name.optional(),
    items: itemCodes.optional(),
    add_items: itemCodes.pipe(z.array(z.string()).min(1, inputMessages.nameRequired())).optional(),
    author: userId.optional(),
    submit: z.literal(true, sharedMessages.trueOrFalse()).optional(),
    retire: comment.optional(),
  })
  .refine(({ ids: _ids, ...change }) => Object.values(change).filter((one) => one !== undefined).length === 1, {
    error: () => inputMessages.oneChange(),
    path: ['change'],
  });
type BulkBody = z.output<typeof bulkBody>;

/** Throws 400 for an author who may not write. */
export async function readChange(db: Database, body: BulkBody): Promise<BulkChange> {
  const { chapter, topic, items, add_items: added, author, retire } = body;
  if (chapter !== undefined) return { kind: 'chapter', name: chapter };
  if (topic !== undefined) return { kind: 'topic', name: topic };
  if (items !== undefined) return { kind: 'items', codes: items, isAdded: false };
  if (added !== undefined) return { kind: 'items', codes: added, isAdded: true };
  if (retire !== undefined) return { kind: 'retire', reason: retire };
  if (author === undefined) return { kind: 'submit' };
  const to = await findWriter(db, author);
  if (!to) throw badRequest(errorMessages.notAWriter(), 'author');
  return { kind: 'author', to };
}

export const bulkParams = z.object({ id: rowId });
