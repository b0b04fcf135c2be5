import type { RestClient } from '../../rest/client.ts';
import type { RequestBody } from '../../rest/contract.ts';
import { orNotSupported } from '../../graphql/not-supported.ts';
import { pushMessages } from './messages.ts';
import * as rows from './rows.ts';

/** Not in the specification: a server may send no reminders, or lack some of these calls. */
export function pushApi(rest: RestClient) {
  const supported = <Result>(call: Promise<Result>) => orNotSupported(call, pushMessages.noPush());

  return {
    settings: () => supported(rest.get('/push', rows.pushSettings)),
    add: (subscription: RequestBody<'addPushSubscription'>) =>
      supported(rest.post('/push/subscriptions', subscription, rows.pushSettings)),
    remove: (endpoint: string) =>
      supported(
        rest.post(
          '/push/subscriptions/remove',
          { endpoint } satisfies RequestBody<'removePushSubscription'>,
          rows.pushSettings,
        ),
      ),
    set: (settings: RequestBody<'setPushSettings'>) =>
      supported(rest.put('/push/settings', settings, rows.pushSettings)),
  };
}

export type PushApi = ReturnType<typeof pushApi>;
