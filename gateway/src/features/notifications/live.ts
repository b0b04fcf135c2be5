import { randomUUID } from 'node:crypto';
import type { AxiosInstance } from 'axios';
import { openRelays, type Enqueue, type Relays, type RelaySettings } from '../../realtime/index.ts';
import { restClient, type Caller } from '../../rest/client.ts';
import type { PublicCalls } from '../../rest/public-calls.ts';
import type { CountLosses, ReportUnreadable } from '../../rest/unreadable.ts';
import { notificationsApi } from './api.ts';
import { readPushed, type NotificationRow } from './rows.ts';

const EVENT = 'new-notification';

export type LiveNotifications = Relays<NotificationRow>;

export const liveNotifications = (options: {
  url: string;
  http: AxiosInstance;
  publicCalls: PublicCalls;
  logFailure: (error: unknown) => void;
  reportUnreadable: ReportUnreadable;
  countLosses: CountLosses;
  settings?: Partial<RelaySettings> | undefined;
  enqueue: Enqueue;
}): LiveNotifications =>
  openRelays({
    url: options.url,
    event: EVENT,
    read: (caller: Caller, since) =>
      options.enqueue(() => {
        // Calls of one client share a deadline, so each read has its own.
        const rest = restClient(
          options.http,
          { ...caller, requestId: randomUUID() },
          options.publicCalls,
          options.reportUnreadable,
        );
        return notificationsApi(rest).list(since);
      }),
    parse: (event) => {
      const { result, unreadable } = readPushed(event);
      if (unreadable.length > 0) options.countLosses(`event ${EVENT}`, unreadable);
      return result;
    },
    logFailure: options.logFailure,
    settings: options.settings,
  });
