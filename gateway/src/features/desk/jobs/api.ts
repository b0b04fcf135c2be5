import type { Page } from '../../../graphql/pages.ts';
import type { JobState } from '../../../graphql.generated.ts';
import { orNotSupported } from '../../../graphql/not-supported.ts';
import type { RestClient } from '../../../rest/client.ts';
import { path } from '../../../rest/path.ts';
import { idOf } from '../calls.ts';
import { deskMessages } from '../messages.ts';
import { deskPageParams } from '../pages.ts';
import * as rows from './rows.ts';

type QueuePage = Page & { state?: JobState | null | undefined };

export const jobsApi = (rest: RestClient) => ({
  jobs: () => orNotSupported(rest.get('/admin/jobs/kinds', rows.jobKinds), deskMessages.noJobs()),
  jobQueue: ({ state, ...page }: QueuePage) =>
    orNotSupported(
      rest.get('/admin/jobs', rows.jobPage, { params: { ...deskPageParams(page), ...(state && { state }) } }),
      deskMessages.noJobs(),
    ),
  retryJob: (id: string) => rest.post(path`/admin/jobs/${String(idOf('id', id))}/retry`, {}, rows.retriedJob),
});
