import { orNotSupported } from '../../graphql/not-supported.ts';
import type { RestClient } from '../../rest/client.ts';
import type { RequestBody } from '../../rest/contract.ts';
import { emptyOn404, nullOn404 } from '../../rest/not-found.ts';
import { noticeMessages } from './messages.ts';
import * as rows from './rows.ts';

/** What waits for people with a role. Servers of before it have none of it. */
export const noticesApi = (rest: RestClient) => ({
  waiting: () => emptyOn404(rest.get('/studio/waiting', rows.waiting)),
  dailyMail: () => nullOn404(rest.get('/studio/daily-mail', rows.dailyMail)),
  setDailyMail: (on: boolean) =>
    orNotSupported(
      rest.put('/studio/daily-mail', { on } satisfies RequestBody<'setDailyMail'>, rows.dailyMail),
      noticeMessages.noMail(),
    ),
});

export type NoticesApi = ReturnType<typeof noticesApi>;
