import type { ReportKind, ReportState } from '../../graphql.generated.ts';
import { graphqlError } from '../../graphql/errors.ts';
import type { RestClient } from '../../rest/client.ts';
import { path } from '../../rest/path.ts';
import { UpstreamError } from '../../rest/upstream-error.ts';
import { reportMessages } from './messages.ts';
import * as rows from './rows.ts';

type Page = { first: number; after?: string | null | undefined };
const pageParams = ({ first, after }: Page) => ({ limit: first, ...(after == null ? {} : { after }) });

/** Readers' reports of mistakes. They are not of the specification: a server may take none. */
export const reportsApi = (rest: RestClient) => ({
  own: (page: Page) => rest.get('/reports', rows.reportList, { params: pageParams(page) }),

  queue: (state: ReportState, page: Page) =>
    rest.get('/studio/reports', rows.reportList, { params: { state, ...pageParams(page) } }),

  report: (question: string, kind: ReportKind, text: string) =>
    rest.post('/reports', { question, kind, text }, rows.oneReport),

  async answer(id: string, accept: boolean, answer: string) {
    try {
      return await rest.post(path`/studio/reports/${id}/answer`, { accept, answer }, rows.oneReport);
    } catch (error) {
      if (!(error instanceof UpstreamError) || error.status !== 409) throw error;
      throw graphqlError('CONFLICT', error.text || reportMessages.isAnswered());
    }
  },
});

export type ReportsApi = ReturnType<typeof reportsApi>;
