import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import type { QuestionChange } from '../../../db/schema.ts';
import { optionKey } from '../draft/question.ts';
import { keepPictures } from '../../images/index.ts';
import type { QuestionList } from '../../search/index.ts';
import { chapterList, listName, topicLists, yearLists, type ListKey } from '../lists/list-keys.ts';
import { ensureList, enterList, leaveList, nameOfList } from '../lists/places.ts';
import { isNewKey } from '../corrected-key.ts';
import type { QuestionContent, StoredQuestion } from './stored-question.ts';
import { keepVersion, type Authorship } from './versions.ts';

export type Correction = {
  current: StoredQuestion;
  next: QuestionContent;
  ref?: string;
  hash: string;
  changes: readonly QuestionChange[];
};

/** Returns the changed lists. The caller holds the bank's lock and updates the search index. */
export async function changeQuestion(
  transaction: Database,
  { current, next, ref = current.ref, hash, changes }: Correction,
  authorship: Authorship,
): Promise<QuestionList[]> {
  await keepVersion(transaction, current, changes, authorship);
  await keepPictures(
    transaction,
    next.media.map(({ image }) => image),
  );
  const options = next.options.map((option, index) => ({ key: optionKey(index), ...option }));
  const json = (value: unknown) => sql`${JSON.stringify(value)}::text::jsonb`;
  await transaction.execute(
    sql`update questions set version = version + 1, ref = ${ref}, content_hash = decode(${hash}, 'hex'), type = ${next.type},
          prof = ${next.prof}, subject = ${next.subject}, topic = ${next.topic ?? null}, stem = ${next.stem},
          options = ${json(options)}, parts = ${json(next.parts)}, explanation = ${next.explanation ?? null},
          take_away = ${next.take_away ?? null}, "references" = ${json(next.references)},
          appearances = ${json(next.appearances)}, media = ${json(next.media)}, origin = ${next.origin ?? null}
        where id = ${current.id}`,
  );
  await noteNewKey(transaction, current, next);
  return moveBetweenLists(transaction, current, next);
}

async function moveBetweenLists(transaction: Database, current: StoredQuestion, next: QuestionContent) {
  const { id, hidden } = current;
  const wanted = new Map(listsAfter(current, next).map((key) => [listName(key), key]));
  const changed: QuestionList[] = [];
  for (const list of current.lists) {
    if (wanted.delete(nameOfList(list))) continue;
    if (hidden) {
      await transaction.execute(sql`delete from hidden_places where question = ${id} and list = ${list.id}`);
    } else await leaveList(transaction, id, list.id);
    changed.push(list);
  }
  for (const key of wanted.values()) {
    const list = await ensureList(transaction, key);
    if (hidden) {
      await transaction.execute(sql`insert into hidden_places (question, list) values (${id}, ${list.id})`);
    } else await enterList(transaction, id, list.id);
    changed.push(list);
  }
  return changed;
}

/** A file may have put the question into a second topic, where it stays unless its topic or papers change. */
function listsAfter({ content, lists }: StoredQuestion, next: QuestionContent): ListKey[] {
  const place = ({ topic, prof, subject, appearances }: QuestionContent) =>
    JSON.stringify([topic ?? null, prof, subject, appearances.map(({ board }) => board)]);
  const topics =
    place(content) === place(next)
      ? lists
          .filter(({ kind }) => kind === 'topic')
          .map(({ kind, board, prof, subject, name }): ListKey => [kind, board, prof, subject, name])
      : next.topic === undefined
        ? []
        : topicLists(next, next.appearances, next.topic);
  return [...topics, ...otherLists(next)];
}

const otherLists = (content: QuestionContent): ListKey[] => [
  ...yearLists(content, content.appearances),
  ...content.chapters.map((chapter) => chapterList(content, chapter)),
];

export const wantedLists = (content: QuestionContent): ListKey[] => [
  ...(content.topic === undefined ? [] : topicLists(content, content.appearances, content.topic)),
  ...otherLists(content),
];

/** Stores when a key changed, and queues the question: a job marks its answers again and notifies their readers. */
async function noteNewKey(
  tx: Database,
  { id, content }: Pick<StoredQuestion, 'id' | 'content'>,
  next: QuestionContent,
): Promise<void> {
  if (!isNewKey(content.options, next.options)) return;
  await tx.execute(sql`
    with corrected as (
      update questions set key_corrected_at = statement_timestamp() where id = ${id} returning id, version
    )
    insert into key_corrections (question, version, news) select id, version, 'ALL' from corrected
    on conflict (question) do update set version = excluded.version, news = excluded.news, after_user = 0`);
}
