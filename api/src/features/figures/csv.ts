import { subjects } from 'question/curriculum.ts';
import type { Schemas } from 'schema/rest/bodies.ts';
import type { Database } from '../../db/connection.ts';
import { wordsOf } from '../../http/messages.ts';
import { BYTE_ORDER_MARK, type Cell, csvText } from '../exchange/index.ts';
import { listAffiliates } from './affiliates.ts';
import { readAuthors } from './authors.ts';
import { readCoverage } from './coverage.ts';
import type { Days } from './days.ts';
import { endsOn, listEndingPlans } from './ending.ts';
import { headings } from './messages.ts';
import type { Page } from './pages.ts';
import { listQuestionFigures } from './questions.ts';
import { readReaderDays } from './readers.ts';
import { readSales } from './sales.ts';

export type ReportName = Schemas['FigureReport'];
type Source = { db: Database; days: Days; houseId: number };
type Report = {
  columns: (keyof typeof headings)[];
  batches: (source: Source) => AsyncIterable<Cell[][]>;
};

const MAX_ROWS = 100_000;
const AT_ONCE = 1_000;

const REPORTS: Record<ReportName, Report> = {
  sales: {
    columns: ['date', 'plan', 'method', 'by', 'sold', 'amount', 'refunded', 'complimentary'],
    async *batches({ db, days }) {
      const rows = await readSales(db, days);
      yield rows.map((row) => [
        row.date,
        row.plan,
        row.method,
        row.by?.name ?? null,
        row.sold,
        row.amount,
        row.refunded,
        row.complimentary,
      ]);
    },
  },
  readers: {
    columns: ['date', 'active', 'signedUp', 'firstPurchases'],
    async *batches({ db, days, houseId }) {
      const rows = await readReaderDays(db, days, { houseId });
      yield rows.map((row) => [row.date, row.active, row.signed_up, row.first_purchases]);
    },
  },
  ending: {
    columns: ['endsAt', 'plan', 'duration', 'userId', 'name'],
    batches: ({ db, days }) =>
      allPages(async (page) => {
        const { plans, next } = await listEndingPlans(db, endsOn(days), page);
        const rows = plans.map((row) => [row.ends_at, row.plan, row.duration, row.person.user_id, row.person.name]);
        return { rows, next };
      }),
  },
  affiliates: {
    columns: ['userId', 'name', 'referred', 'purchases', 'commission', 'held', 'earned', 'paid'],
    batches: ({ db, days, houseId }) =>
      allPages(async (page) => {
        const { affiliates, next } = await listAffiliates(db, days, houseId, page);
        const rows = affiliates.map(({ person, ...row }) => [
          person.user_id,
          person.name,
          row.referred,
          row.purchases,
          row.commission,
          row.held,
          row.earned,
          row.paid,
        ]);
        return { rows, next };
      }),
  },
  coverage: {
    columns: ['subject', 'chapter', 'sba', 'mtf', 'saq', 'other', 'answers'],
    async *batches({ db }) {
      for (const { prof, code: subject } of subjects) {
        const rows = await readCoverage(db, { prof, subject });
        yield rows.map((row) => [`${prof}-${subject}`, row.chapter, row.sba, row.mtf, row.saq, row.other, row.answers]);
      }
    },
  },
  questions: {
    columns: [
      'question',
      'subject',
      'topic',
      'type',
      'answered',
      'facility',
      'discrimination',
      'statements',
      'skips',
      'reports',
      'openReports',
    ],
    batches: ({ db }) =>
      allPages(async (page) => {
        const query = { ...page, subject: undefined, order: 'discrimination', descending: false } as const;
        const { questions, next } = await listQuestionFigures(db, query);
        const rows = questions.map((row) => [
          row.ref,
          `${row.prof}-${row.subject}`,
          row.topic,
          row.type,
          row.answered,
          row.facility,
          row.discrimination,
          row.statements.map(statementText).join('; '),
          row.skips,
          row.reports,
          row.open_reports,
        ]);
        return { rows, next };
      }),
  },
  authors: {
    columns: ['userId', 'name', 'drafts', 'inReview', 'submitted', 'returned', 'published', 'daysToPublish'],
    async *batches({ db, days }) {
      const authors = await readAuthors(db, days);
      yield authors.map(({ person, ...row }) => [
        person.user_id,
        person.name,
        row.drafts,
        row.in_review,
        row.submitted,
        row.returned,
        row.published,
        row.days_to_publish,
      ]);
    },
  },
};

/** The report with a header in the language of the request, at most 100,000 rows. */
export async function* writeReport(name: ReportName, source: Source): AsyncGenerator<string> {
  const { columns, batches } = REPORTS[name];
  yield BYTE_ORDER_MARK + csvText([columns.map((column) => wordsOf(headings[column]()))]);
  let left = MAX_ROWS;
  for await (const batch of batches(source)) {
    yield csvText(batch.slice(0, left));
    left -= batch.length;
    if (left <= 0) return;
  }
}

/** Such as "A 0.82 (0.31)": facility, and discrimination where it is known. */
const statementText = ({ key, facility, discrimination }: Schemas['StatementFigures']) =>
  `${key} ${facility ?? '?'}${discrimination === null ? '' : ` (${discrimination})`}`;

type Found = { rows: Cell[][]; next: string | null };

async function* allPages(read: (page: Page) => Promise<Found>): AsyncGenerator<Cell[][]> {
  let after: string | undefined;
  do {
    const { rows, next } = await read({ limit: AT_ONCE, after });
    yield rows;
    after = next ?? undefined;
  } while (after !== undefined);
}
