import { lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import webPush from 'web-push';
import type { Database } from '../../db/connection.ts';
import { addressIn, isPublicAddress, publicLookup } from './public-address.ts';
import { sharedVapidKeys, type VapidKeys } from './vapid-keys.ts';

const TIMEOUT_MS = 10_000;
const MAX_RETRY_AFTER_MS = 86_400_000;

export type Subscription = { endpoint: string; p256dh: string; auth: string };

export type PushMessage = {
  /** JSON. */
  payload: string;
  ttlSeconds: number;
  urgency: 'low' | 'normal';
  /** A newer message replaces an undelivered one with the same topic. */
  topic: string;
};

/** `gone`: the subscription has ended. `refused`: the service will never take this. `later`: it may take it then. */
export type Outcome =
  | { outcome: 'sent' | 'gone' }
  | { outcome: 'refused'; problem: string }
  | { outcome: 'later'; problem: string; afterMs: number };

type Options = {
  db: Database;
  /** Encrypts the private key in the database. */
  key: Uint8Array;
  /** In place of those in the database. */
  vapidKeys?: VapidKeys | undefined;
  /** Who push services write to. */
  subject: string;
  /** Whether private addresses, and http, are called too. */
  allowsPrivate: boolean;
  /** In place of the system's. */
  resolve?: typeof lookup;
};

/** Calls browsers' push services: RFC 8030, encrypted by RFC 8291, signed by RFC 8292. */
export class PushService {
  readonly #options: Options;
  readonly #agent: https.Agent;
  #keys: Promise<VapidKeys> | undefined;

  constructor(options: Options) {
    this.#options = options;
    const resolve = options.resolve ?? lookup;
    this.#agent = new https.Agent({
      keepAlive: true,
      ...(!options.allowsPrivate && { lookup: publicLookup(resolve) }),
    });
  }

  /** What browsers subscribe with. */
  publicKey = async (): Promise<string> => (await this.#readKeys()).publicKey;

  /** Whether reminders may be sent there. What its name resolves to counts when it is connected to. */
  allows(endpoint: URL): boolean {
    if (this.#options.allowsPrivate) return ['https:', 'http:'].includes(endpoint.protocol);
    const address = addressIn(endpoint.hostname);
    return endpoint.protocol === 'https:' && (address === null || isPublicAddress(address));
  }

  /** Never throws because of the service. */
  async send(subscription: Subscription, message: PushMessage): Promise<Outcome> {
    const url = new URL(subscription.endpoint);
    if (!this.allows(url)) return { outcome: 'refused', problem: 'the address is not public' };
    const { endpoint, p256dh, auth } = subscription;
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, message.payload, {
      vapidDetails: { subject: this.#options.subject, ...(await this.#readKeys()) },
      TTL: message.ttlSeconds,
      urgency: message.urgency,
      topic: message.topic,
    });
    try {
      return toOutcome(await this.#post(url, { ...headers }, body));
    } catch (error) {
      const isLate = error instanceof Error && error.name === 'AbortError';
      return { outcome: 'later', problem: isLate ? 'no answer in time' : describe(error), afterMs: 0 };
    }
  }

  close(): void {
    this.#agent.destroy();
  }

  /** Follows no redirect, and reads no body. */
  #post(url: URL, headers: http.OutgoingHttpHeaders, body: Buffer): Promise<http.IncomingMessage> {
    return new Promise((resolve, reject) => {
      const options = { method: 'POST', headers, signal: AbortSignal.timeout(TIMEOUT_MS) };
      const request =
        url.protocol === 'http:' ? http.request(url, options) : https.request(url, { ...options, agent: this.#agent });
      request.on('error', reject).on('response', (response) => {
        response.on('error', () => undefined).resume();
        resolve(response);
      });
      request.end(body);
    });
  }

  #readKeys(): Promise<VapidKeys> {
    const { db, key, vapidKeys } = this.#options;
    this.#keys ??= (vapidKeys ? Promise.resolve(vapidKeys) : sharedVapidKeys(db, key)).catch((error: unknown) => {
      this.#keys = undefined;
      throw error;
    });
    return this.#keys;
  }
}

function toOutcome({ statusCode = 0, headers }: http.IncomingMessage): Outcome {
  if (statusCode >= 200 && statusCode < 300) return { outcome: 'sent' };
  if (statusCode === 404 || statusCode === 410) return { outcome: 'gone' };
  const problem = `status ${statusCode}`;
  const isRefused = statusCode >= 400 && statusCode < 500 && statusCode !== 429;
  if (isRefused) return { outcome: 'refused', problem };
  return { outcome: 'later', problem, afterMs: toDelay(headers['retry-after']) };
}

/** Seconds or a date. */
function toDelay(retryAfter: string | undefined): number {
  if (retryAfter === undefined) return 0;
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1_000 : Date.parse(retryAfter) - Date.now();
  return Number.isNaN(ms) ? 0 : Math.min(Math.max(ms, 0), MAX_RETRY_AFTER_MS);
}

/** A code, as words may repeat the address, which is a secret of the reader. */
function describe(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : 'no connection';
}
