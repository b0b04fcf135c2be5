import type { RestClient } from '../../rest/client.ts';
import { backupsApi } from './backups/api.ts';
import { articlesApi } from './content/articles-api.ts';
import { entriesApi } from './content/entries-api.ts';
import { listsApi } from './content/lists-api.ts';
import { couponsApi } from './coupons/api.ts';
import { figuresApi } from './figures/api.ts';
import { jobsApi } from './jobs/api.ts';
import { maintenanceApi } from './maintenance/api.ts';
import { sentNotificationsApi } from './notifications/api.ts';
import { messagesApi } from './notifications/messages-api.ts';
import type { Page } from '../../graphql/pages.ts';
import { type EventFilter, filterParams } from './events.ts';
import { deskPageParams } from './pages.ts';
import { deskOrdersApi } from './orders/api.ts';
import { payoutsApi } from './payouts/api.ts';
import { peopleApi } from './people/api.ts';
import * as rows from './rows.ts';

/** Where administrators run the site. It is not of the specification: a server may have none. */
export const deskApi = (rest: RestClient) => ({
  events: (page: Page, filter: EventFilter) =>
    rest.get('/admin/events', rows.eventPage, { params: { ...deskPageParams(page), ...filterParams(filter) } }),
  ...peopleApi(rest),
  ...deskOrdersApi(rest),
  ...payoutsApi(rest),
  ...couponsApi(rest),
  ...sentNotificationsApi(rest),
  ...messagesApi(rest),
  ...maintenanceApi(rest),
  ...jobsApi(rest),
  ...backupsApi(rest),
  ...listsApi(rest),
  articles: articlesApi(rest),
  entries: entriesApi(rest),
  figures: figuresApi(rest),
});

export type DeskApi = ReturnType<typeof deskApi>;
