import { sql, type SQL } from 'drizzle-orm';
import type { Schemas } from 'schema/rest/bodies.ts';
import type { Database } from '../../db/connection.ts';
import { rowsOf } from '../../db/sql-rows.ts';
import { badRequest, conflict, notFound } from '../../http/errors.ts';
import { type NotificationRow, putNotification } from '../notifications/index.ts';
import { errorMessages } from './error-messages.ts';
import type { AnswerInput, ReportInput } from './inputs.ts';
import { notifyOfReport } from './notify.ts';

type Report = Schemas['Report'];

/** So many voices, and the question says that it is under review. */
const VOICES_FOR_REVIEW = 3;
const MAX_OF_QUESTION = 20;

// Any number of our own.
const REPORTS_LOCK = 5_208_747;

/** Who counts the open reports of a question must see those that others are just adding or answering. */
const lockReports = (tx: Database, question: number) =>
  tx.execute(sql`select pg_advisory_xact_lock(${REPORTS_LOCK}::int, (${question}::bigint % 2147483647)::int)`);

const COLUMNS = sql`r.id::text as _id, r.question::text as question_id, q.ref, r.kind, r.text, r.state, r.answer,
  to_json(r.created_at)#>>'{}' as created_at, to_json(r.answered_at)#>>'{}' as answered_at`;
/** Readers do not see whether their report counts. */
const DESK_COLUMNS = sql`${COLUMNS}, r.counts`;
const TABLES = sql`question_reports r join questions q on q.id = r.question`;

/** Whether the reader is a person who knows the question. Anybody makes accounts; these take time, or money. */
const counts = (reader: number, question: number, oldEnough: Date) => sql`exists (
  select from users u join study_records s on s."user" = u.id and s.question = ${question} and s.attempts > 0
  where u.id = ${reader} and u.created_at <= ${oldEnough.toISOString()}::timestamptz
    and (u.email_verified_at is not null or exists (
      select from purchases p where p."user" = u.id and p.price > 0 and p.payment_state = 'paid')))`;

const toReport = (row: Report): Report => ({
  ...row,
  created_at: new Date(row.created_at).toISOString(),
  answered_at: row.answered_at && new Date(row.answered_at).toISOString(),
});

async function select(db: Database, rest: SQL, columns = COLUMNS): Promise<Report[]> {
  return (await rowsOf<Report>(db, sql`select ${columns} from ${TABLES} ${rest}`)).map(toReport);
}

const findReport = async (db: Database, id: number, columns = COLUMNS): Promise<Report | undefined> =>
  (await select(db, sql`where r.id = ${id}`, columns))[0];

/** The newest of a question. */
export const reportsOf = (db: Database, question: number): Promise<Report[]> =>
  select(db, sql`where r.question = ${question} order by r.id desc limit ${MAX_OF_QUESTION}`, DESK_COLUMNS);

export const findOpenReport = async (
  db: Database,
  reader: number,
  { question, kind }: Pick<ReportInput, 'question' | 'kind'>,
): Promise<Report | undefined> =>
  (
    await select(
      db,
      sql`where r.reader = ${reader} and r.question = ${question} and r.kind = ${kind} and r.state = 'OPEN'`,
    )
  )[0];

export type Page = { limit: number; after?: string | undefined };

export const readOwnReports = (db: Database, reader: number, page: Page) =>
  readPage(db, { whose: sql`r.reader = ${reader}`, isNewestFirst: true }, page);

/** Whoever has waited longest comes first. */
export const readQueue = (db: Database, state: Report['state'], page: Page) =>
  readPage(db, { whose: sql`r.state = ${state}`, isNewestFirst: state !== 'OPEN', columns: DESK_COLUMNS }, page);

type Part = { whose: SQL; isNewestFirst: boolean; columns?: SQL };

async function readPage(db: Database, { whose, isNewestFirst, columns }: Part, page: Page) {
  const { limit, after } = page;
  if (after !== undefined && !/^\d{1,15}$/.test(after)) throw badRequest(errorMessages.notACursor(), 'after');
  const [beyond, order] = isNewestFirst ? [sql`<`, sql`desc`] : [sql`>`, sql`asc`];
  const since = after === undefined ? sql`` : sql`and r.id ${beyond} ${after}::bigint`;
  const rows = await select(db, sql`where ${whose} ${since} order by r.id ${order} limit ${limit + 1}`, columns);
  const [count] = await rowsOf<{ total: number }>(
    db,
    sql`select count(*)::int as total from question_reports r where ${whose}`,
  );
  const reports = rows.slice(0, limit).map((report) => ({ cursor: report._id, report }));
  return { reports, total: count!.total, next: rows.length > limit ? reports.at(-1)!.cursor : null };
}

/** Reports of accounts younger than `oldEnough` do not count. */
type NewReport = ReportInput & { reader: number; network: string; oldEnough: Date; now: Date };

/** Reviewers are notified, and who wrote the question. The last step of the transaction. */
export async function addReport(tx: Database, report: NewReport): Promise<{ report: Report; news: NotificationRow[] }> {
  const { question, kind, text, reader, network, oldEnough, now } = report;
  await lockReports(tx, question);
  const [row] = await rowsOf<{ id: string | number }>(
    tx,
    sql`insert into question_reports (question, reader, network, counts, kind, text, created_at)
        values (${question}, ${reader}, ${network}, ${counts(reader, question, oldEnough)}, ${kind}, ${text},
          ${now.toISOString()}::timestamptz) returning id`,
  );
  const isNewlyMarked = (await countVoices(tx, question)) >= VOICES_FOR_REVIEW && (await mark(tx, question, true));
  const added = (await findReport(tx, Number(row!.id)))!;
  return { report: added, news: await notifyOfReport(tx, { question, ref: added.ref, by: reader, isNewlyMarked }) };
}

/** Of the open reports that count. People behind one network, or with one device, are one voice. */
async function countVoices(tx: Database, question: number): Promise<number> {
  const [open] = await rowsOf<{ voices: number }>(
    tx,
    sql`select least(
          count(distinct coalesce(r.network, r.reader::text, r.id::text)),
          count(distinct coalesce(
            (select d.mark from devices d where d."user" = r.reader order by d.last_at desc limit 1), r.reader::text, r.id::text))
        )::int as voices
        from question_reports r where r.question = ${question} and r.state = 'OPEN' and r.counts`,
  );
  return open!.voices;
}

/** Whether it was not so before. Touches no row of `questions`: an import may hold it for minutes. */
async function mark(tx: Database, question: number, isOn: boolean): Promise<boolean> {
  const changed = await rowsOf(
    tx,
    isOn
      ? sql`insert into review_marks as m (question, is_on, changes) values (${question}, true, 1)
          on conflict (question) do update set is_on = true, changes = m.changes + 1 where not m.is_on returning 1`
      : sql`update review_marks set is_on = false, changes = changes + 1 where question = ${question} and is_on
          returning 1`,
  );
  return changed.length > 0;
}

/** The reader is told. Answered the same way again, it stays as it is. */
export async function answerReport(
  tx: Database,
  { id, reviewer, now, accept, answer }: AnswerInput & { id: number; reviewer: number; now: Date },
): Promise<{ report: Report; news: NotificationRow[] }> {
  const [row] = await rowsOf<{ reader: string | number | null; question: string | number }>(
    tx,
    sql`select reader, question from question_reports where id = ${id} for update`,
  );
  const before = row && (await findReport(tx, id, DESK_COLUMNS));
  if (!before) throw notFound(errorMessages.noReport());
  const state: Report['state'] = accept ? 'ACCEPTED' : 'DECLINED';
  if (before.state !== 'OPEN') {
    if (before.state === state && before.answer === answer) return { report: before, news: [] };
    throw conflict(errorMessages.isAnswered());
  }
  await lockReports(tx, Number(row.question));
  await tx.execute(sql`update question_reports set state = ${state}, answer = ${answer}, reviewer = ${reviewer},
    answered_at = ${now.toISOString()}::timestamptz where id = ${id}`);
  const [open] = await rowsOf(
    tx,
    sql`select 1 from question_reports where question = ${row.question} and state = 'OPEN' limit 1`,
  );
  if (!open) await mark(tx, Number(row.question), false);
  const report = (await findReport(tx, id, DESK_COLUMNS))!;
  if (row.reader === null) return { report, news: [] };
  const params = { ref: report.ref, accepted: accept, answer };
  return {
    report,
    news: [await putNotification(tx, { user: Number(row.reader), template: 'report-answered', params })],
  };
}
