import { z } from 'zod';
import { send } from '../../http/contract.ts';
import { attachment, sendFile } from '../../http/file-response.ts';
import { Routes } from '../../http/routes.ts';
import type { Services } from '../../services.ts';
import { subjectKey } from '../bank/index.ts';
import { listAffiliates } from './affiliates.ts';
import { readAuthors } from './authors.ts';
import { readCoverage } from './coverage.ts';
import { type ReportName, writeReport } from './csv.ts';
import { daysQuery, MAX_DAYS } from './days.ts';
import { countEndingPlans, isWithinDaysFrom, listEndingPlans } from './ending.ts';
import { pageFields } from './pages.ts';
import { figuresComputedAt, listQuestionFigures, questionsQuery } from './questions.ts';
import { readReaderDays, readReadership } from './readers.ts';
import { readSales } from './sales.ts';

const REPORTS = [
  'sales',
  'readers',
  'ending',
  'affiliates',
  'coverage',
  'questions',
  'authors',
] as const satisfies ReportName[];

const pageQuery = z.object(pageFields);
const endingQuery = z.object({ ...pageFields, days: z.coerce.number().int().min(1).max(MAX_DAYS).default(7) });
const coverageQuery = z.object({ subject: subjectKey });
const reportQuery = z.object({ report: z.enum(REPORTS) });

type Options = Pick<Services, 'db' | 'now' | 'houseId'>;

/** What those who run the site want to know of it. Nothing here waits for a lock, and no reader's call for it. */
export function figureRoutes({ db, now, houseId }: Options) {
  const routes = new Routes();
  routes.add('GET /admin/figures/sales', async (request, response) => {
    send(response, 'readSales', { days: await readSales(db, daysQuery.parse(request.query)) });
  });

  routes.add('GET /admin/figures/readers', async (request, response) => {
    const days = await readReaderDays(db, daysQuery.parse(request.query), { houseId });
    send(response, 'readReaderDays', { days });
  });

  routes.add('GET /admin/figures/readership', async (request, response) => {
    const data = await readReadership(db, daysQuery.parse(request.query), { houseId });
    send(response, 'readReadership', { data });
  });

  routes.add('GET /admin/figures/ending', async (request, response) => {
    const { days, ...page } = endingQuery.parse(request.query);
    const when = isWithinDaysFrom(now(), days);
    const total = await countEndingPlans(db, when);
    send(response, 'listEndingPlans', { ...(await listEndingPlans(db, when, page)), total });
  });

  routes.add('GET /admin/figures/affiliates', async (request, response) => {
    const [days, page] = [daysQuery.parse(request.query), pageQuery.parse(request.query)];
    send(response, 'listAffiliateFigures', await listAffiliates(db, days, houseId, page));
  });

  routes.add('GET /admin/figures/coverage', async (request, response) => {
    const { subject } = coverageQuery.parse(request.query);
    send(response, 'readCoverage', { chapters: await readCoverage(db, subject) });
  });

  routes.add('GET /admin/figures/questions', async (request, response) => {
    const found = await listQuestionFigures(db, questionsQuery.parse(request.query));
    send(response, 'listQuestionFigures', { ...found, computed_at: await figuresComputedAt(db) });
  });

  routes.add('GET /admin/figures/authors', async (request, response) => {
    send(response, 'readAuthorFigures', { authors: await readAuthors(db, daysQuery.parse(request.query)) });
  });

  routes.add('GET /admin/figures/csv', async (request, response) => {
    const { report } = reportQuery.parse(request.query);
    const days = daysQuery.parse(request.query);
    response.set(attachment(`${report}-${days.from}-${days.to}.csv`, 'text/csv; charset=utf-8'));
    await sendFile(writeReport(report, { db, days, houseId }), request, response);
  });

  return routes;
}
