import { sql } from 'drizzle-orm';
import type { Schemas } from 'schema/rest/bodies.ts';
import type { Database } from '../../db/connection.ts';
import { rowsOf } from '../../db/sql-rows.ts';
import { may, type User } from '../accounts/index.ts';
import { QUESTION } from '../bank/index.ts';
import { reportsOf } from '../reports/index.ts';
import { analyse } from './analysis.ts';
import { draftOf, undecidedOf, viewDraft } from './draft.ts';
import { readHistory } from './history.ts';
import { checkDraft, type Checked, checkState, isNew } from './missing.ts';
import { resemblances } from './near.ts';
import { actionsOf } from './permissions.ts';
import { isOpen, type State } from './store.ts';
import { warningsOf } from './warnings.ts';

export type Viewer = { user: User; now: Date };

function statusOf({ draft, bank }: State): Schemas['QuestionStatus'] {
  if (isOpen(draft)) return draft.status === 'SUBMITTED' ? 'IN_REVIEW' : draft.status;
  return bank?.hidden ? 'RETIRED' : 'PUBLISHED';
}

function viewState(state: State, { user, now }: Viewer, { missing }: Pick<Checked, 'missing'>) {
  const { id, draft, bank, version } = state;
  const content = contentOf(state);
  return {
    _id: String(id),
    ref: bank?.ref ?? null,
    status: statusOf(state),
    version,
    retired: bank?.hidden ?? false,
    author: isOpen(draft) ? draft.authorName : null,
    co_authors: isOpen(draft) ? draft.coAuthors.map(({ userId, name }) => ({ user_id: userId, name })) : [],
    is_mine: isOpen(draft) && draft.author === user.id,
    changed_at: draft?.changedAt.toISOString() ?? null,
    assignee: isOpen(draft) ? draft.assignee : null,
    due_on: isOpen(draft) ? draft.dueOn : null,
    draft: viewDraft(content),
    undecided: undecidedOf(content),
    missing,
    warnings: warningsOf(content, now),
    may: actionsOf(state, user, missing.length === 0),
  };
}

export const contentOf = ({ draft, bank }: State) => (isOpen(draft) ? draft.content : draftOf(bank!.content));

/** In a list: what a draft lacks by itself, without a look at the bank. */
export function viewRow(state: State, viewer: Viewer) {
  const { draft } = state;
  const checked = isOpen(draft) ? checkDraft(draft.content, isNew(state), viewer.now) : { missing: [] };
  return viewState(state, viewer, checked);
}

export async function viewWhole(db: Database, state: State, viewer: Viewer, dropped: readonly string[] = []) {
  const { id, bank } = state;
  const view = viewState(state, viewer, await checkState(db, state, viewer.now));
  return {
    ...view,
    warnings: [...dropped, ...view.warnings, ...(await resemblances(db, id, contentOf(state)))],
    published: bank && (await readPublished(db, id)),
    history: await readHistory(db, id),
    reports: bank && may(viewer.user, 'QUESTIONS_REVIEW') ? await reportsOf(db, id) : [],
    analysis: bank && (await analyse(db, bank)),
  };
}

async function readPublished(db: Database, id: number) {
  const [row] = await rowsOf<{ question: Schemas['Question'] }>(
    db,
    sql`select ${QUESTION} as question from questions q where q.id = ${id}`,
  );
  return row!.question;
}
