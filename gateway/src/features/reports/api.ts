import type { ReportKind, ReportState } from '../../graphql.generated.ts';
import { withConflict } from '../../graphql/conflict.ts';
import { pageParams, type Page } from '../../graphql/pages.ts';
import type { RestClient } from '../../rest/client.ts';
import type { RequestBody } from '../../rest/contract.ts';
import { path } from '../../rest/path.ts';
import { reportMessages } from './messages.ts';
import * as rows from './rows.ts';

/** Readers' reports of mistakes. They are not of the specification: a server may take none. */
export const reportsApi = (rest: RestClient) => ({
  own: (page: Page) => rest.get('/reports', rows.reportList, { params: pageParams(page) }),

  queue: (state: ReportState, page: Page) =>
    rest.get('/studio/reports', rows.reportList, { params: { state, ...pageParams(page) } }),

  report: (question: string, kind: ReportKind, text: string) =>
    rest.post('/reports', { question, kind, text } satisfies RequestBody<'reportQuestion'>, rows.oneReport),

  answer: (id: string, accept: boolean, answer: string) =>
    withConflict(
      rest.post(
        path`/studio/reports/${id}/answer`,
        { accept, answer } satisfies RequestBody<'answerReport'>,
        rows.oneReport,
      ),
      reportMessages.isAnswered(),
    ),
});

export type ReportsApi = ReturnType<typeof reportsApi>;
