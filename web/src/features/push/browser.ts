import type { ApolloClient } from '@apollo/client';
import { storedToken } from '../../apollo/auth-link.ts';
import { currentSession } from '../../session/index.ts';
import { fromBase64, toHex } from '../../device/encoding.ts';
import { readBrowserRecord, storeBrowserRecord } from '../../device/reminders.ts';
import {
  AddPushSubscriptionDocument,
  OwnPushDocument,
  type PushFactsFragment,
  RemovePushSubscriptionDocument,
} from './push.generated.ts';
import { findSupport } from './support.ts';

const READY_MS = 10_000;
const RENEW_MS = 86_400_000;
const SESSION_MARK_BYTES = 8;

/** Without a worker that is registered. `navigator.serviceWorker.ready` would wait for one for ever. */
export async function readSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Null where no worker is ready in time. */
const readyWorker = () =>
  Promise.race([
    navigator.serviceWorker.ready,
    new Promise<null>((resolve) => setTimeout(() => resolve(null), READY_MS)),
  ]);

export type TurnedOn = 'ON' | 'DENIED' | 'NOT_ALLOWED' | 'NOT_READY';

/** Asks for permission: call it in the handler of a tap. */
export async function turnOn(client: ApolloClient, publicKey: string): Promise<TurnedOn> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'DENIED' : 'NOT_ALLOWED';
  const registration = await readyWorker();
  if (!registration) return 'NOT_READY';
  await send(client, await subscribe(registration, publicKey));
  return 'ON';
}

/** Here, and at the account. */
export async function turnOff(client: ApolloClient): Promise<void> {
  const subscription = await readSubscription();
  const endpoint = subscription?.endpoint ?? readBrowserRecord()?.endpoint;
  storeBrowserRecord(null);
  try {
    if (endpoint !== undefined) await remove(client, endpoint);
  } finally {
    // Its service says so to whoever still sends.
    await subscription?.unsubscribe();
  }
}

/**
 * Keeps the account's knowledge of this browser right: browsers change their subscriptions, and the account forgets them with
 * the session. Nothing happens where the reader did not switch reminders on.
 */
export async function renewBrowser(client: ApolloClient): Promise<void> {
  const record = readBrowserRecord();
  if (!record || record.owner !== currentSession()?.user_id) return;
  if (findSupport() !== 'READY' || Notification.permission !== 'granted') {
    storeBrowserRecord(null);
    await remove(client, record.endpoint);
    return;
  }
  const now = await readSubscription();
  const isFresh = record.session === (await sessionMark()) && Date.now() - record.sentAt < RENEW_MS;
  if (isFresh && now?.endpoint === record.endpoint) return;
  const { data } = await client.query({ query: OwnPushDocument, fetchPolicy: 'network-only' });
  const push = data?.viewer?.push;
  const registration = await navigator.serviceWorker.getRegistration();
  if (!push || !registration) return;
  const subscription = await subscribe(registration, push.publicKey);
  await send(client, subscription);
  if (subscription.endpoint !== record.endpoint) await remove(client, record.endpoint);
}

async function subscribe({ pushManager }: ServiceWorkerRegistration, publicKey: string): Promise<PushSubscription> {
  const key = fromBase64(publicKey);
  const before = await pushManager.getSubscription();
  // The site's key may have changed, and a browser keeps the first.
  if (before && !isSame(before.options.applicationServerKey, key)) await before.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

async function send(client: ApolloClient, subscription: PushSubscription): Promise<void> {
  const owner = currentSession()?.user_id;
  const { keys = {} } = subscription.toJSON();
  const { endpoint } = subscription;
  if (owner === undefined) return;
  await client.mutate({
    mutation: AddPushSubscriptionDocument,
    variables: { endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' },
    update: (cache, { data }) => data && writeSettings(cache, data.addPushSubscription),
  });
  storeBrowserRecord({ owner, endpoint, session: await sessionMark(), sentAt: Date.now() });
}

const remove = (client: ApolloClient, endpoint: string) =>
  client.mutate({
    mutation: RemovePushSubscriptionDocument,
    variables: { endpoint },
    update: (cache, { data }) => data && writeSettings(cache, data.removePushSubscription),
  });

/** They have no id of their own. */
export const writeSettings = (cache: ApolloClient['cache'], push: PushFactsFragment) =>
  void cache.updateQuery({ query: OwnPushDocument }, (data) =>
    data?.viewer ? { ...data, viewer: { ...data.viewer, push } } : undefined,
  );

function isSame(buffer: ArrayBuffer | null, bytes: Uint8Array): boolean {
  const others = new Uint8Array(buffer ?? new ArrayBuffer());
  return others.length === bytes.length && others.every((byte, index) => byte === bytes[index]);
}

/** Says whether it is the same session. The token itself stays in one place. */
async function sessionMark(): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(storedToken() ?? ''));
  return toHex(new Uint8Array(digest, 0, SESSION_MARK_BYTES));
}
