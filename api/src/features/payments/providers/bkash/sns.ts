import { createVerify } from 'node:crypto';
import { z } from 'zod';

const AMAZON = /^https:\/\/sns\.[a-z0-9-]{1,30}\.amazonaws\.com\//;
/** No other address of Amazon: an answer that repeats what it was asked could hold anybody's key. */
const CERTIFICATE = /^https:\/\/sns\.[a-z0-9-]{1,30}\.amazonaws\.com\/SimpleNotificationService-\w{1,80}\.pem$/;
const TIMEOUT_MS = 10_000;
const MAX_CERTIFICATES = 20;
const ALGORITHMS: ReadonlyMap<string, string> = new Map([
  ['1', 'RSA-SHA1'],
  ['2', 'RSA-SHA256'],
]);
/** In the order in which they are signed. */
const SIGNED = ['Message', 'MessageId', 'Subject', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'] as const;
const ONLY_OF_SUBSCRIPTIONS = new Set<string>(['SubscribeURL', 'Token']);

const text = z.string().max(100_000);
const schema = z.object({
  Type: z.enum(['Notification', 'SubscriptionConfirmation', 'UnsubscribeConfirmation']),
  MessageId: text,
  TopicArn: text,
  Message: text,
  Timestamp: text,
  SignatureVersion: text,
  Signature: text,
  SigningCertURL: text,
  Subject: text.nullish(),
  Token: text.nullish(),
  SubscribeURL: text.nullish(),
});
export type SnsMessage = z.output<typeof schema>;

export type FetchText = (url: string) => Promise<string>;

const fetchText: FetchText = async (url) => {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return response.text();
};

/**
 * Messages of one topic. Anybody with an account at Amazon can send messages with a valid signature: the topic tells
 * them apart.
 */
export class SnsTopic {
  readonly #arn: string;
  readonly #fetch: FetchText;
  readonly #certificates = new Map<string, string>();

  constructor(arn: string, fetch = fetchText) {
    this.#arn = arn;
    this.#fetch = fetch;
  }

  /** What a notification of the topic says; null for all other calls. Confirms the topic's subscription. */
  async read(body: Buffer): Promise<string | null> {
    const message = parse(body);
    if (!message || message.TopicArn !== this.#arn || !(await this.#isSigned(message))) return null;
    if (message.Type === 'Notification') return message.Message;
    if (message.Type === 'SubscriptionConfirmation' && AMAZON.test(message.SubscribeURL ?? '')) {
      await this.#fetch(message.SubscribeURL!);
    }
    return null;
  }

  async #isSigned(message: SnsMessage): Promise<boolean> {
    const algorithm = ALGORITHMS.get(message.SignatureVersion);
    const url = message.SigningCertURL;
    if (!algorithm || !CERTIFICATE.test(url)) return false;
    try {
      const certificate = this.#certificates.get(url) ?? (await this.#fetch(url));
      const isValid = createVerify(algorithm)
        .update(textToSign(message))
        .verify(certificate, message.Signature, 'base64');
      if (isValid && this.#certificates.size < MAX_CERTIFICATES) this.#certificates.set(url, certificate);
      return isValid;
    } catch {
      return false;
    }
  }
}

function parse(body: Buffer): SnsMessage | null {
  try {
    return schema.parse(JSON.parse(body.toString('utf8')));
  } catch {
    return null;
  }
}

export const textToSign = (message: Omit<SnsMessage, 'Signature'>): string =>
  SIGNED.filter((name) => message.Type !== 'Notification' || !ONLY_OF_SUBSCRIPTIONS.has(name))
    .flatMap((name) => (message[name] ? [name, message[name]] : []))
    .map((line) => `${line}\n`)
    .join('');
