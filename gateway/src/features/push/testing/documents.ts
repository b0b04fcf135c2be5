import { SUBSCRIPTION } from './rows.ts';

const SETTINGS = '{ subscriptions kinds quietFrom quietTo publicKey }';
const { endpoint, p256dh, auth } = SUBSCRIPTION;

/** In this order each finds what the one before it made. */
export const documents = [
  `mutation AddBrowser {
    addPushSubscription(endpoint: "${endpoint}", p256dh: "${p256dh}", auth: "${auth}") ${SETTINGS}
  }`,
  `mutation SetKinds { setPushKinds(kinds: [REVIEWS_DUE, MESSAGE], quietFrom: 21, quietTo: 6) ${SETTINGS} }`,
  `query Push { viewer { push ${SETTINGS} } }`,
  `mutation RemoveBrowser { removePushSubscription(endpoint: "${endpoint}") ${SETTINGS} }`,
];
