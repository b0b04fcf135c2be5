import { createSign, generateKeyPairSync } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { memoryTokenStore } from '../../../../testing/payments/provider-kits.ts';
import { BKASH_ACCOUNT } from '../../../../testing/payments/fake-bkash.ts';
import { Bkash } from './provider.ts';
import { type SnsMessage, SnsTopic, textToSign } from './sns.ts';

const TOPIC = 'arn:aws:sns:ap-southeast-1:000000000000:bpt_shop';
const AMAZON = 'https://sns.ap-southeast-1.amazonaws.com/';
const amazon = generateKeyPairSync('rsa', { modulusLength: 2048 });
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pem = (pair: typeof amazon) => pair.publicKey.export({ type: 'spki', format: 'pem' }) as string;

const PAYMENT = JSON.stringify({
  dateTime: '20261127120000',
  debitMSISDN: '8801770618575',
  trxID: '8A00ABCD',
  transactionStatus: 'Completed',
  transactionType: '10002294',
  amount: '499',
  currency: 'BDT',
  merchantInvoiceNumber: 'ORDER1',
});
const MESSAGE: Omit<SnsMessage, 'Signature'> = {
  Type: 'Notification',
  MessageId: 'm-1',
  TopicArn: TOPIC,
  Message: PAYMENT,
  Timestamp: '2026-11-27T12:00:00.000Z',
  SignatureVersion: '1',
  SigningCertURL: `${AMAZON}SimpleNotificationService-0a1b.pem`,
};

let fetched: string[];
let bkash: Bkash;
beforeEach(() => {
  fetched = [];
  const topic = new SnsTopic(TOPIC, async (url) => {
    fetched.push(url);
    return url.startsWith(AMAZON) ? pem(amazon) : pem(stranger);
  });
  const credentials = { url: 'http://127.0.0.1:9', ...BKASH_ACCOUNT };
  bkash = new Bkash({ credentials, topic, returnUrl: '', store: memoryTokenStore(), now: Date.now });
});

function notify(change: Partial<SnsMessage> = {}, { privateKey } = amazon, after: Partial<SnsMessage> = {}) {
  const message = { ...MESSAGE, ...change };
  const algorithm = message.SignatureVersion === '2' ? 'RSA-SHA256' : 'RSA-SHA1';
  const Signature = createSign(algorithm).update(textToSign(message)).sign(privateKey, 'base64');
  const body = Buffer.from(JSON.stringify({ ...message, Signature, ...after }));
  return bkash.readNotification({ query: {}, body });
}

test('a message of the own topic says which order to ask about, however often it comes', async () => {
  const hint = { by: 'reference', id: 'ORDER1', says: 'APPROVED' };
  expect(await notify()).toEqual(hint);
  expect(await notify()).toEqual(hint);
  expect(await notify({ SignatureVersion: '2' })).toEqual(hint);
  expect(fetched).toEqual([MESSAGE.SigningCertURL]);
});

test('a message of another topic is nothing, though Amazon signed it', async () => {
  expect(await notify({ TopicArn: 'arn:aws:sns:ap-southeast-1:999999999999:bpt_shop' })).toBeNull();
  expect(fetched).toEqual([]);
});

test.for<[string, Partial<SnsMessage>]>([
  ['changed', { Message: PAYMENT.replace('ORDER1', 'ORDER2') }],
  ['without a signature', { Signature: '' }],
  ['of an unknown version', { SignatureVersion: '3' }],
])('a message %s is nothing', async ([, change]) => {
  expect(await notify({}, amazon, change)).toBeNull();
});

test('a message that somebody else signed is nothing', async () => {
  expect(await notify({}, stranger)).toBeNull();
});

test.for([
  'https://sns.ap-southeast-1.amazonaws.com.evil.example/SimpleNotificationService-0a1b.pem',
  'https://evil.example/SimpleNotificationService-0a1b.pem',
  'https://sns.ap-southeast-1.amazonaws.com@evil.example/SimpleNotificationService-0a1b.pem',
  'http://sns.ap-southeast-1.amazonaws.com/SimpleNotificationService-0a1b.pem',
  'https://bucket.s3.amazonaws.com/SimpleNotificationService-0a1b.pem',
  'https://sns.ap-southeast-1.amazonaws.com/?Action=Echo&Text=-----BEGIN&x=/SimpleNotificationService-0a1b.pem',
  'https://sns.ap-southeast-1.amazonaws.com/../evil.pem',
])('no certificate is fetched from %s', async (SigningCertURL) => {
  expect(await notify({ SigningCertURL }, stranger)).toBeNull();
  expect(fetched).toEqual([]);
});

test("the own topic's subscription is confirmed, at Amazon only", async () => {
  const SubscribeURL = `${AMAZON}?Action=ConfirmSubscription&Token=t`;
  const subscription = { Type: 'SubscriptionConfirmation', Token: 't', SubscribeURL } as const;
  expect(await notify(subscription)).toBeNull();
  expect(fetched).toEqual([MESSAGE.SigningCertURL, SubscribeURL]);
  await notify({ ...subscription, TopicArn: 'arn:aws:sns:ap-southeast-1:999999999999:other' });
  await notify({ ...subscription, SubscribeURL: 'https://evil.example/' });
  expect(fetched).toHaveLength(2);
});

test('a message about something else is nothing', async () => {
  expect(await notify({ Message: 'Maintenance tonight' })).toBeNull();
  expect(await notify({ Message: '{"merchantInvoiceNumber":null}' })).toBeNull();
});
