import type { Request } from 'express';
import { eq } from 'drizzle-orm';
import { internshipTopics } from '../../../db/schema.ts';
import { conflict, notFound } from '../../../http/errors.ts';
import { entryKinds } from '../kinds.ts';
import { errorMessages } from '../messages.ts';
import { note } from '../service.ts';
import { noteStep, type Options, withArticle } from './change.ts';
import { toReplaced } from './content.ts';
import { isThere, putDraft } from './store.ts';

/** A topic with its draft. Throws 409 where it is another by now, or a list with topics. */
export function removeTopic(options: Options, request: Request, { id, version }: { id: string; version: string }) {
  return withArticle(options, request, id, async (sheet) => {
    const { tx, state, published } = sheet;
    const { row, draft } = state;
    if (!isThere(state)) throw notFound(errorMessages.noEntry());
    if (state.version !== version) throw conflict(errorMessages.changedSince(), 'version');
    const reason = await entryKinds.topics.blocker?.(tx, id);
    if (reason) throw conflict(reason);
    if (row) {
      await tx.delete(internshipTopics).where(eq(internshipTopics.id, id));
      await note(tx, entryKinds.topics, [id], true, published);
    }
    if (row?.isList) return;
    const nobody = { author: null, writers: [] };
    await putDraft(
      tx,
      id,
      { ...(draft ?? nobody), status: 'PUBLISHED', content: null, baseVersion: null },
      published.at,
    );
    await noteStep(sheet, { what: 'RETIRED', replaced: row && toReplaced(row) });
  });
}
