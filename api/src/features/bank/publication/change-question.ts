import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import type { QuestionChange } from '../../../db/schema.ts';
import { jsonRows } from '../../../db/sql-rows.ts';
import { optionKey } from '../draft/question.ts';
import { putJob } from '../../../jobs/index.ts';
import { keepPictures } from '../../images/index.ts';
import type { QuestionList } from '../../search/index.ts';
import { chapterList, listName, nameOfList, topicLists, yearLists, type ListKey } from '../lists/list-keys.ts';
import { leaveLists } from '../lists/move-many.ts';
import { placeQuestions, type Placement } from '../lists/place-questions.ts';
import { giveRefs } from './generated-refs.ts';
import { isNewKey } from '../corrected-key.ts';
import type { QuestionContent, StoredQuestion } from './stored-question.ts';
import { keepVersions, type Authorship } from './versions.ts';

export type Correction = {
  current: StoredQuestion;
  next: QuestionContent;
  ref?: string;
  hash: string;
  changes: readonly QuestionChange[];
  /** Where it is listed from now on, if its content does not say so. */
  lists?: readonly ListKey[] | undefined;
};

/** Returns the changed lists. The caller holds the bank's lock and updates the search index. */
export async function changeQuestions(
  transaction: Database,
  corrections: readonly Correction[],
  authorship: Authorship,
): Promise<QuestionList[]> {
  if (corrections.length === 0) return [];
  // Refs that look generated must not be generated again.
  await giveRefs(
    transaction,
    corrections.flatMap(({ ref, next: { subject }, current }) =>
      ref && ref !== current.ref ? [{ ref, subject }] : [],
    ),
  );
  await keepVersions(transaction, corrections, authorship);
  await keepPictures(
    transaction,
    corrections.flatMap(({ next: { media } }) => media.map(({ image }) => image)),
  );
  for (const independent of splitAtSwaps(corrections)) await updateRows(transaction, independent);
  await noteNewKeys(transaction, corrections);
  return moveBetweenLists(transaction, corrections);
}

/** A question may become what an earlier one was: a statement would find both to be the same. */
function splitAtSwaps(corrections: readonly Correction[]): Correction[][] {
  const groups: Correction[][] = [[]];
  let owners = new Map<string, number>();
  for (const correction of corrections) {
    const { current, hash, ref = current.ref } = correction;
    if ([hash, ref].some((key) => (owners.get(key) ?? current.id) !== current.id)) {
      groups.push([]);
      owners = new Map();
    }
    groups.at(-1)!.push(correction);
    for (const key of [current.hash, current.ref]) owners.set(key, current.id);
  }
  return groups;
}

async function updateRows(transaction: Database, corrections: readonly Correction[]): Promise<void> {
  const rows = corrections.map(({ current, next: { chapters: _chapters, ...next }, ref = current.ref, hash }) => ({
    ...next,
    id: current.id,
    ref,
    hash,
    options: next.options.map((option, index) => ({ key: optionKey(index), ...option })),
  }));
  await transaction.execute(
    sql`update questions q set version = q.version + 1, ref = r.ref, content_hash = decode(r.hash, 'hex'), type = r.type,
          prof = r.prof, subject = r.subject, topic = r.topic, stem = r.stem, options = r.options, parts = r.parts,
          explanation = r.explanation, explanation_bn = r.explanation_bn, take_away = r.take_away,
          "references" = r."references", appearances = r.appearances, media = r.media, origin = r.origin,
          items = coalesce(r.items, '{}')
        from jsonb_to_recordset(${jsonRows(rows)}) as r(id bigint, ref text, hash text, type text, prof text, subject text,
          topic text, stem text, options jsonb, parts jsonb, explanation text, explanation_bn text, take_away text,
          "references" jsonb, appearances jsonb, origin text, media jsonb, items text[])
        where q.id = r.id`,
  );
}

async function moveBetweenLists(transaction: Database, corrections: readonly Correction[]) {
  const leaving: { question: number; list: number }[] = [];
  const placements: Placement[] = [];
  const changed = new Map<number, QuestionList>();
  for (const { current, next, lists = listsAfter(current, next) } of corrections) {
    const wanted = new Set(lists.map(listName));
    for (const list of current.lists) {
      if (wanted.delete(nameOfList(list))) continue;
      leaving.push({ question: current.id, list: list.id });
      changed.set(list.id, list);
    }
    for (const list of wanted) placements.push({ question: current.id, list, hidden: current.hidden });
  }
  await leaveLists(transaction, leaving);
  for (const { isNew: _isNew, ...list } of (await placeQuestions(transaction, placements)).lists) {
    changed.set(list.id, list);
  }
  return [...changed.values()];
}

/** A file may have put the question into a second topic, where it stays unless its topic or papers change. */
export function listsAfter({ content, lists }: StoredQuestion, next: QuestionContent): ListKey[] {
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

/** Stores when keys changed, and queues the questions: a job marks their answers again and notifies their readers. */
async function noteNewKeys(tx: Database, corrections: readonly Correction[]): Promise<void> {
  const ids = corrections
    .filter(({ current, next }) => isNewKey(current.content.options, next.options))
    .map(({ current }) => current.id);
  if (ids.length === 0) return;
  await tx.execute(sql`
    with corrected as (
      update questions set key_corrected_at = statement_timestamp()
        where id in (select value::bigint from jsonb_array_elements_text(${jsonRows(ids)})) returning id, version
    )
    insert into key_corrections (question, version, news) select id, version, 'ALL' from corrected
    on conflict (question) do update set version = excluded.version, news = excluded.news, after_user = 0`);
  await putJob(tx, 'remark-answers');
}
