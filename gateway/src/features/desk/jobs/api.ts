import { graphqlError } from '../../../graphql/errors.ts';
import type { Page } from '../../../graphql/pages.ts';
import type { JobState } from '../../../graphql.generated.ts';
import type { RestClient } from '../../../rest/client.ts';
import { isMissingRoute } from '../../../rest/not-found.ts';
import { path } from '../../../rest/path.ts';
import { idOf } from '../calls.ts';
import { deskMessages } from '../messages.ts';
import { deskPageParams } from '../pages.ts';
import * as rows from './rows.ts';

type QueuePage = Page & { state?: JobState | null | undefined };

/** Some servers have a desk without jobs; the route of the list is then missing. */
async function orNotSupported<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call;
  } catch (error) {
    throw isMissingRoute(error) ? graphqlError('NOT_SUPPORTED', deskMessages.noJobs()) : error;
  }
}

export const jobsApi = (rest: RestClient) => ({
  jobs: () => orNotSupported(rest.get('/admin/jobs/kinds', rows.jobKinds)),
  jobQueue: ({ state, ...page }: QueuePage) =>
    orNotSupported(
      rest.get('/admin/jobs', rows.jobPage, { params: { ...deskPageParams(page), ...(state && { state }) } }),
    ),
  retryJob: (id: string) => rest.post(path`/admin/jobs/${String(idOf('id', id))}/retry`, {}, rows.retriedJob),
});
