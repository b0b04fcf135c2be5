import { mutation, ofViewer, type TestCall } from '../../../testing/test-call.ts';
import { pushRow, SUBSCRIPTION } from './rows.ts';

const { endpoint, p256dh, auth } = SUBSCRIPTION;
const answers = { push: pushRow() };

/** Of reminders, which an upstream may lack. */
export const calls: TestCall[] = [
  { call: 'GET /push', answers, query: ofViewer('push { quietFrom }'), follows: true },
  {
    call: 'POST /push/subscriptions',
    answers,
    query: mutation(
      `addPushSubscription(endpoint: "${endpoint}", p256dh: "${p256dh}", auth: "${auth}") { subscriptions }`,
    ),
    follows: true,
    nullsAll: true,
  },
  {
    call: 'POST /push/subscriptions/remove',
    answers,
    query: mutation(`removePushSubscription(endpoint: "${endpoint}") { subscriptions }`),
    follows: true,
    nullsAll: true,
  },
  {
    call: 'PUT /push/settings',
    answers,
    query: mutation('setPushKinds(kinds: [MESSAGE]) { kinds }'),
    follows: true,
    nullsAll: true,
  },
];
