import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import type { REPORT_KINDS, REPORT_STATES } from '../../db/schema.ts';
import { rowsOf } from '../../db/sql-rows.ts';
import { badRequest, conflict, notFound } from '../../http/errors.ts';
import { type NotificationRow, putNotification } from '../notifications/index.ts';
import { lockBank } from '../questions/bank/index.ts';
import { errorMessages } from './error-messages.ts';
import type { AnswerInput, ReportInput } from './inputs.ts';

type ReportState = (typeof REPORT_STATES)[number];
export type Report = {
  _id: string;
  question_id: string;
  ref: string;
  kind: (typeof REPORT_KINDS)[number];
  text: string;
  state: ReportState;
  answer: string | null;
  created_at: string;
  answered_at: string | null;
};
type Row = Report & { total: number };

/** So many readers, and the question says that it is under review. */
const READERS_FOR_REVIEW = 3;
const MAX_OF_QUESTION = 20;

// Any number of our own.
const REPORTS_LOCK = 5_208_747;

/** Who counts the open reports of a question must see those that others are just adding or answering. */
const lockReports = (tx: Database, question: number) =>
  tx.execute(sql`select pg_advisory_xact_lock(${REPORTS_LOCK}::int, (${question}::bigint % 2147483647)::int)`);

const COLUMNS = sql`r.id::text as _id, r.question::text as question_id, q.ref, r.kind, r.text, r.state, r.answer,
  to_json(r.created_at)#>>'{}' as created_at, to_json(r.answered_at)#>>'{}' as answered_at
  from question_reports r join questions q on q.id = r.question`;

const toReport = (row: Report): Report => ({
  ...row,
  created_at: new Date(row.created_at).toISOString(),
  answered_at: row.answered_at && new Date(row.answered_at).toISOString(),
});

const select = async (db: Database, rest: SQL): Promise<Report[]> =>
  (await rowsOf<Report>(db, sql`select ${COLUMNS} ${rest}`)).map(toReport);

export const findReport = async (db: Database, id: number): Promise<Report | undefined> =>
  (await select(db, sql`where r.id = ${id}`))[0];

/** The newest of a question. */
export const reportsOf = (db: Database, question: number): Promise<Report[]> =>
  select(db, sql`where r.question = ${question} order by r.id desc limit ${MAX_OF_QUESTION}`);

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
export type Reports = { reports: { cursor: string; report: Report }[]; total: number; next: string | null };

export const readOwnReports = (db: Database, reader: number, page: Page) =>
  readPage(db, sql`r.reader = ${reader}`, true, page);

/** Whoever has waited longest comes first. */
export const readQueue = (db: Database, state: ReportState, page: Page) =>
  readPage(db, sql`r.state = ${state}`, state !== 'OPEN', page);

async function readPage(db: Database, whose: SQL, isNewestFirst: boolean, { limit, after }: Page): Promise<Reports> {
  if (after !== undefined && !/^\d{1,15}$/.test(after)) throw badRequest(errorMessages.notACursor(), 'after');
  const [beyond, order] = isNewestFirst ? [sql`<`, sql`desc`] : [sql`>`, sql`asc`];
  const since = after === undefined ? sql`` : sql`and r.id ${beyond} ${after}::bigint`;
  const rows = await select(db, sql`where ${whose} ${since} order by r.id ${order} limit ${limit + 1}`);
  const [count] = await rowsOf<Pick<Row, 'total'>>(
    db,
    sql`select count(*)::int as total from question_reports r where ${whose}`,
  );
  const reports = rows.slice(0, limit).map((report) => ({ cursor: report._id, report }));
  return { reports, total: count!.total, next: rows.length > limit ? reports.at(-1)!.cursor : null };
}

export async function addReport(tx: Database, reader: number, input: ReportInput, now: Date): Promise<Report> {
  const { question, kind, text } = input;
  await lockReports(tx, question);
  const [row] = await rowsOf<{ id: string | number }>(
    tx,
    sql`insert into question_reports (question, reader, kind, text, created_at)
        values (${question}, ${reader}, ${kind}, ${text}, ${now.toISOString()}::timestamptz) returning id`,
  );
  const [open] = await rowsOf<{ readers: number; isMarked: boolean }>(
    tx,
    sql`select count(distinct r.reader)::int as readers, q.under_review as "isMarked"
        from questions q join question_reports r on r.question = q.id and r.state = 'OPEN'
        where q.id = ${question} group by q.id`,
  );
  if (open && !open.isMarked && open.readers >= READERS_FOR_REVIEW) await mark(tx, question, true);
  return (await findReport(tx, Number(row!.id)))!;
}

/** Behind the bank's lock: an import that changes the question at the same time would otherwise be a deadlock. */
async function mark(tx: Database, question: number, isUnderReview: boolean): Promise<void> {
  await lockBank(tx);
  await tx.execute(
    sql`update questions set under_review = ${isUnderReview} where id = ${question} and under_review <> ${isUnderReview}`,
  );
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
  const before = row && (await findReport(tx, id));
  if (!before) throw notFound(errorMessages.noReport());
  const state: ReportState = accept ? 'ACCEPTED' : 'DECLINED';
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
  const report = (await findReport(tx, id))!;
  if (row.reader === null) return { report, news: [] };
  const params = { ref: report.ref, accepted: accept, answer };
  return {
    report,
    news: [await putNotification(tx, { user: Number(row.reader), template: 'report-answered', params })],
  };
}
