import { randomUUID } from 'node:crypto';
import type { AxiosInstance } from 'axios';
import { openRelays, type InTurn, type Relays, type RelaySettings } from '../../realtime/index.ts';
import { restClient, type Caller } from '../../rest/client.ts';
import type { PublicCalls } from '../../rest/public-calls.ts';
import type { ReportUnreadable } from '../../rest/unreadable.ts';
import { notificationsApi } from './api.ts';
import { readPushed, type NotificationRow } from './rows.ts';

/** Specification 7. */
const EVENT = 'new-notification';

export type LiveNotifications = Relays<NotificationRow>;

/** Notifications as the upstream pushes them; GET /notifications is the truth of what there is. */
export const liveNotifications = (given: {
  url: string;
  http: AxiosInstance;
  publicCalls: PublicCalls;
  report: (error: unknown) => void;
  reportUnreadable: ReportUnreadable;
  settings?: Partial<RelaySettings> | undefined;
  /** Lets only so many reads run at a time. */
  inTurn: InTurn;
}): LiveNotifications =>
  openRelays({
    url: given.url,
    event: EVENT,
    read: (caller: Caller, since) =>
      given.inTurn(() => {
        // A client of its own: its calls share the time of one.
        const rest = restClient(
          given.http,
          { ...caller, requestId: randomUUID() },
          given.publicCalls,
          given.reportUnreadable,
        );
        return notificationsApi(rest).list(since);
      }),
    parse: readPushed,
    report: given.report,
    settings: given.settings,
  });
