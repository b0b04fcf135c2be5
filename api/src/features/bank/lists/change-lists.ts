import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import { rowsOf } from '../../../db/sql-rows.ts';
import { conflict, notFound } from '../../../http/errors.ts';
import { reindexQuestions, type QuestionList } from '../../search/index.ts';
import { lockBank } from '../publication/bank-lock.ts';
import { errorMessages } from '../error-messages.ts';

/** A topic has a list at each board. */
export type NamedLists = { kind: 'chapter' | 'topic'; prof: string; subject: string; name: string };
/** What a call changed or would change; hidden questions count. */
export type ListsOutcome = { changed: boolean; lists: number; questions: number };
type Row = QuestionList & { total: number };

const NOTHING: ListsOutcome = { changed: false, lists: 0, questions: 0 };

/** Throws 404 if there is none, 409 if the new name is taken. */
export function renameLists(
  db: Database,
  { to, dryRun, ...named }: NamedLists & { to: string; dryRun: boolean },
): Promise<ListsOutcome> {
  return db.transaction(async (transaction) => {
    await lockBank(transaction);
    const [lists, taken] = [await listsOf(transaction, named), await listsOf(transaction, { ...named, name: to })];
    if (lists.length === 0 && taken.length > 0) return NOTHING;
    if (lists.length === 0) throw noSuch(named);
    if (named.name === to) return NOTHING;
    if (taken.length > 0) {
      throw conflict(errorMessages.listNameTaken({ kind: named.kind, name: to }), 'to');
    }
    const outcome = { changed: true, lists: lists.length, questions: await questionsIn(transaction, lists) };
    if (dryRun) return outcome;
    const ids = lists.map(({ id }) => id);
    await transaction.execute(sql`update question_lists set name = ${to} where id in ${ids}`);
    await renameTopic(transaction, named, to);
    await reindexQuestions(transaction, [], [...lists, ...lists.map((list) => ({ ...list, name: to }))]);
    return outcome;
  });
}

/**
 * Moves the questions of a chapter or topic to the end of another, each once, and removes the first. Throws 404 if the
 * target is missing; a second call changes nothing.
 */
export function mergeLists(
  db: Database,
  { into, dryRun, ...named }: NamedLists & { into: string; dryRun: boolean },
): Promise<ListsOutcome> {
  return db.transaction(async (transaction) => {
    await lockBank(transaction);
    const [lists, targets] = [await listsOf(transaction, named), await listsOf(transaction, { ...named, name: into })];
    if (targets.length === 0) throw noSuch({ ...named, name: into });
    if (lists.length === 0 || named.name === into) return NOTHING;
    const outcome = { changed: true, lists: lists.length, questions: await questionsIn(transaction, lists) };
    if (dryRun) return outcome;
    const changed: QuestionList[] = [...lists, ...targets];
    for (const list of lists) {
      const target = targets.find(({ board }) => board === list.board);
      if (target) {
        await moveAddress(transaction, list, target);
        await moveQuestions(transaction, list, target);
      }
      if (!target) {
        await transaction.execute(sql`update question_lists set name = ${into} where id = ${list.id}`);
        changed.push({ ...list, name: into });
      }
    }
    await renameTopic(transaction, named, into);
    await reindexQuestions(transaction, [], changed);
    return outcome;
  });
}

/** Keeps those that hidden questions belong to. Returns the names. */
export function removeEmptyLists(
  db: Database,
  { kind, dryRun }: { kind: NamedLists['kind']; dryRun: boolean },
): Promise<Omit<Row, 'total'>[]> {
  return db.transaction(async (transaction) => {
    await lockBank(transaction);
    const lists = await rowsOf<QuestionList>(
      transaction,
      sql`select id, kind, board, prof, subject, name from question_lists l where kind = ${kind} and total = 0
            and not exists (select from hidden_places where list = l.id) order by prof, subject, name, board`,
    );
    if (dryRun || lists.length === 0) return lists;
    const ids = lists.map(({ id }) => id);
    await transaction.execute(sql`delete from question_lists where id in ${ids}`);
    await reindexQuestions(transaction, [], lists);
    return lists;
  });
}

const listsOf = (db: Database, { kind, prof, subject, name }: NamedLists): Promise<Row[]> =>
  rowsOf<Row>(
    db,
    sql`select id, kind, board, prof, subject, name, total from question_lists
          where kind = ${kind} and prof = ${prof} and subject = ${subject} and name = ${name} order by id`,
  );

const noSuch = ({ kind, prof, subject, name }: NamedLists) =>
  notFound(errorMessages.noList({ kind, name, prof, subject }));

async function questionsIn(db: Database, lists: readonly Row[]): Promise<number> {
  const ids = lists.map(({ id }) => id);
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(distinct question)::int as count from (
          select question from question_places where list in ${ids}
          union all select question from hidden_places where list in ${ids}) q`,
  );
  return row!.count;
}

/** Also the former names, whose addresses lead to the new one. */
async function renameTopic(db: Database, { kind, prof, subject, name }: NamedLists, to: string) {
  if (kind !== 'topic') return;
  await db.execute(
    sql`update questions set topic = ${to} where prof = ${prof} and subject = ${subject} and topic = ${name}`,
  );
  await db.execute(
    sql`update former_topics set "into" = ${to} where prof = ${prof} and subject = ${subject} and "into" = ${name}`,
  );
  await db.execute(
    sql`insert into former_topics (prof, subject, name, "into") values (${prof}, ${subject}, ${name}, ${to})
          on conflict (prof, subject, name) do update set "into" = excluded."into"`,
  );
  // It is the name of a topic again.
  await db.execute(sql`delete from former_topics where prof = ${prof} and subject = ${subject} and name = ${to}`);
}

/** Also of those that were merged into the list before. */
async function moveAddress(transaction: Database, { id, kind }: Row, target: Row): Promise<void> {
  if (kind !== 'chapter') return;
  await transaction.execute(sql`update merged_chapters set "into" = ${target.id} where "into" = ${id}`);
  await transaction.execute(sql`insert into merged_chapters (id, "into") values (${id}, ${target.id})`);
}

async function moveQuestions(transaction: Database, { id }: Row, target: Row): Promise<void> {
  await transaction.execute(
    sql`with gone as (delete from question_places where list = ${id} returning question, place),
          moved as (
            insert into question_places (list, place, question)
              select ${target.id}::int, ${target.total}::int + row_number() over (order by place), question from gone
                where not exists (select from question_places where list = ${target.id} and question = gone.question)
              returning 1)
        update question_lists set total = total + (select count(*) from moved) where id = ${target.id}`,
  );
  await transaction.execute(
    sql`insert into hidden_places (question, list) select question, ${target.id}::int from hidden_places
          where list = ${id} on conflict do nothing`,
  );
  await transaction.execute(sql`delete from hidden_places where list = ${id}`);
  await transaction.execute(sql`delete from question_lists where id = ${id}`);
}
