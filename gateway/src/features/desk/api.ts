import type { RestClient } from '../../rest/client.ts';
import * as rows from './rows.ts';

type Page = { first: number; after?: string | null | undefined };
const pageParams = ({ first, after }: Page) => ({ limit: first, ...(after == null ? {} : { after }) });

/** Where administrators run the site. It is not of the specification: a server may have none. */
export const deskApi = (rest: RestClient) => ({
  events: (page: Page) => rest.get('/admin/events', rows.eventList, { params: pageParams(page) }),
});

export type DeskApi = ReturnType<typeof deskApi>;
