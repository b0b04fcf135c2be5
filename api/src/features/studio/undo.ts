import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { rowsOf } from '../../db/sql-rows.ts';
import { conflict, forbidden } from '../../http/errors.ts';
import { findTwin, hideQuestion, loadQuestions, moveOutOrIn, type QuestionContent } from '../bank/index.ts';
import type { Sheet, Step, Work } from './change.ts';
import { errorMessages } from './error-messages.ts';
import { hasRole } from '../accounts/index.ts';
import { mayUndo, undoable, undoChangesBank } from './permissions.ts';
import { replace } from './publish.ts';
import { restoreStamp } from './stamp.ts';
import { deleteDraft, putDraft } from './store.ts';

/** Takes the last change back. */
export const undo: Work = async (sheet) => {
  const { tx, state, user, holdsBank } = sheet;
  const { id, bank } = state;
  const last = undoable(state);
  if (!last || (undoChangesBank(state) && !holdsBank)) throw conflict(errorMessages.nothingToUndo());
  if (!mayUndo(state, user)) {
    throw forbidden(hasRole(user, 'REVIEWER') ? errorMessages.notYours() : errorMessages.forReviewers());
  }
  if (last.what === 'RETIRED') {
    await hideQuestion(tx, bank!, false, { author: user.userId, reason: undefined });
    return { what: 'UNDONE', replaced: bank!.version };
  }
  if (last.what === 'STARTED' && last.statusBefore === null && !bank) {
    await deleteDraft(tx, id);
    return { what: 'UNDONE' };
  }
  const step: Step = last.what === 'PUBLISHED' ? await unpublish(sheet, last.replaced) : { what: 'UNDONE' };
  await restoreDraft(sheet);
  return { ...step, what: 'UNDONE' };
};

/** The draft as it was before the last change; a question that had none is as readers see it. */
async function restoreDraft({ tx, state, now }: Sheet): Promise<void> {
  const { id, draft, last } = state;
  const [bank] = await rowsOf<{ version: number }>(tx, sql`select version from questions where id = ${id}`);
  const content = last!.contentBefore;
  const isUnpublished = last!.what === 'PUBLISHED';
  await putDraft(
    tx,
    id,
    {
      ...draft!,
      status: content === null ? 'PUBLISHED' : last!.statusBefore!,
      content,
      baseVersion: isUnpublished ? (bank?.version ?? null) : draft!.baseVersion,
    },
    now,
  );
}

/** Readers see again what they saw before, or nothing after a first publication. */
async function unpublish(sheet: Sheet, replaced: number | null): Promise<Step> {
  const { tx, state, user } = sheet;
  const bank = state.bank!;
  if (replaced === null) {
    await hideQuestion(tx, bank, true, { author: user.userId, reason: undefined });
    return { what: 'UNDONE', replaced: bank.version };
  }
  const former = await readVersion(tx, bank.id, replaced);
  const twin = await findTwin(tx, { id: bank.id, hash: former.hash });
  if (twin !== undefined) throw conflict(errorMessages.formerTwin({ ref: twin }));
  const step = await replace(sheet, bank, former);
  await restoreStamp(tx, bank.id, replaced);
  if (former.hidden) {
    const current = (await loadQuestions(tx, [bank.ref])).get(bank.ref)!;
    await moveOutOrIn(tx, current, true);
  }
  return step;
}

type Former = { content: QuestionContent; hash: string; hidden: boolean };
/** Versions of before pictures have no media. */
type StoredVersion = Omit<QuestionContent, 'chapters' | 'media'> & {
  media?: QuestionContent['media'];
  hidden: boolean;
  lists: { kind: string; name: string }[];
  topic: string | null;
};

async function readVersion(db: Database, question: number, version: number): Promise<Former> {
  const [row] = await rowsOf<{ content: StoredVersion; hash: string }>(
    db,
    sql`select content, encode(content_hash, 'hex') as hash from question_versions
          where question = ${question} and version = ${version}`,
  );
  const {
    lists,
    hidden,
    type,
    prof,
    subject,
    stem,
    options,
    parts,
    references,
    appearances,
    media = [],
    ...rest
  } = row!.content;
  const { explanation, take_away: takeAway, topic, origin } = rest;
  const content: QuestionContent = {
    type,
    prof,
    subject,
    stem,
    options: options.map(({ text, correct, reason }) => ({ text, correct, ...(reason && { reason }) })),
    parts,
    references,
    appearances,
    media,
    ...(explanation && { explanation }),
    ...(takeAway && { take_away: takeAway }),
    ...(topic && { topic }),
    ...(origin && { origin }),
    chapters: lists.filter(({ kind }) => kind === 'chapter').map(({ name }) => name),
  };
  return { content, hash: row!.hash, hidden };
}
