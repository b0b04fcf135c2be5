import type { Schemas } from 'schema/rest/bodies.ts';
import type { Database } from '../../../db/connection.ts';
import type { User } from '../../../features/accounts/index.ts';
import { wordsOf } from '../../../http/messages.ts';
import type { TopicEntryRow } from '../article-kind.ts';
import { entryKinds } from '../kinds.ts';
import { type Edit, viewEdit } from '../service.ts';
import { toRow } from './content.ts';
import { readHistory } from './history.ts';
import { errorMessages } from './messages.ts';
import { actionsOf, isOutdated } from './permissions.ts';
import { isOpen, type State } from './store.ts';

type Show = (row: TopicEntryRow) => Record<string, unknown>;
const kind = entryKinds.topics;
const showWhole: Show = (row) => kind.toEntry(row);
const showListed: Show = (row) => kind.toListed(row);

type Entry = Schemas['StoredEntry'];

/** In a list: without its texts and its history. */
export const viewListed = (state: State, user: User): Entry => view(state, user, showListed);

export async function viewWhole(db: Database, state: State, user: User): Promise<Entry> {
  const whole = view(state, user, showWhole);
  if (!whole.article) return whole;
  return { ...whole, article: { ...whole.article, history: await readHistory(db, state.id) } };
}

function view(state: State, user: User, show: Show): Entry {
  const { draft, row, version } = state;
  const edited = editOf(state);
  if (row?.isList) return { version, edited: viewEdit(edited), entry: show(row) };
  return {
    version,
    edited: viewEdit(edited),
    entry: show(isOpen(draft) ? toDraftRow(state) : row!),
    article: {
      status: statusOf(state),
      author: isOpen(draft) ? draft.authorName : null,
      is_mine: isOpen(draft) && draft.author === user.id,
      changed_at: isOpen(draft) ? draft.changedAt.toISOString() : null,
      missing: isOutdated(state) ? [wordsOf(errorMessages.outdated())] : [],
      may: actionsOf(state, user),
      published: row && show(row),
    },
  };
}

function statusOf({ draft }: State) {
  if (!isOpen(draft)) return 'PUBLISHED' as const;
  return draft.status === 'SUBMITTED' ? ('IN_REVIEW' as const) : draft.status;
}

/** The review is of the text: a draft with another one has none. */
function toDraftRow({ id, draft, row }: State): TopicEntryRow {
  const content = draft!.content!;
  const isReviewed =
    row?.body === content.body && row.name === content.name && row.explanationBn === (content.explanationBn ?? null);
  const { reviewer, reviewedOn } = isReviewed ? row : { reviewer: null, reviewedOn: null };
  return toRow(id, { ...content, reviewer, reviewedOn });
}

function editOf({ draft, edited, last }: State): Edit | null {
  if (!isOpen(draft)) return edited;
  const by = last?.userId == null ? null : { userId: last.userId, name: last.name! };
  return { at: draft.changedAt, by };
}
