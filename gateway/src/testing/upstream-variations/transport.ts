import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { expect } from 'vitest';
import { TOKEN, userRow } from '../people.ts';
import { respond, type Variation } from './variation.ts';

const FAQS = '{ home { faqs { id } } }';
const FAILED = 'Error: Something went wrong, please try again.';
const GOOD = Buffer.from(JSON.stringify({ faqs: [{ _id: '১', question: 'কেন?', answer: 'So.' }] }));
const MARK = Buffer.from('\uFEFF');
const MB = 1024 * 1024;

const NO_FAQS = {
  query: FAQS,
  data: { home: { faqs: null } },
  errors: [{ code: 'UPSTREAM_UNAVAILABLE', path: 'home.faqs', message: FAILED }],
};
const failed = (fields: Record<string, unknown>) => ({ msg: 'resolver failed', call: 'GET /faqs', ...fields });

/** A response with content codings, which is accepted. */
const packed = (coding: string, body: Buffer): Variation => ({
  name: `an answer in ${coding}${body.includes(MARK) ? ' with a byte order mark' : ''}`,
  upstream: { '/faqs': respond({ headers: { 'content-encoding': coding }, body }) },
  query: FAQS,
  data: { home: { faqs: [{ id: '১' }] } },
});

const refusedPacking = (name: string, coding: string, body: Buffer, detail: RegExp): Variation => ({
  name,
  upstream: { '/faqs': respond({ headers: { 'content-encoding': coding }, body }) },
  ...NO_FAQS,
  log: [failed({ detail: expect.stringMatching(detail) })],
});

const redirect = (name: string, status: number, location: string, target: string): Variation => ({
  name,
  upstream: { '/faqs': respond({ status, headers: { location }, body: '<h1>Moved</h1>' }) },
  ...NO_FAQS,
  log: [failed({ status, detail: `status ${status}: a redirect to ${target}, which is not followed` })],
});

/** Variations of status, headers and bytes of any response. */
export const transportVariations: Variation[] = [
  {
    name: 'a page of HTML with status 200',
    upstream: { '/faqs': respond({ headers: { 'content-type': 'text/html' }, body: '<h1>Welcome</h1>' }) },
    ...NO_FAQS,
    log: [failed({ detail: 'the answer is no JSON' })],
  },
  packed('gzip', gzipSync(GOOD)),
  packed('x-gzip', gzipSync(GOOD)),
  packed('GZIP, identity', gzipSync(GOOD)),
  packed('br', brotliCompressSync(GOOD)),
  packed('deflate', deflateSync(GOOD)),
  { ...packed('deflate', deflateRawSync(GOOD)), name: 'an answer in deflate without the wrapper of zlib' },
  packed('gzip, br', brotliCompressSync(gzipSync(GOOD))),
  packed('identity', Buffer.concat([MARK, GOOD])),
  { ...packed('gzip', gzipSync(Buffer.concat([MARK, GOOD]))), name: 'a byte order mark within gzip' },
  refusedPacking(
    'a coding that is not known',
    'zstd',
    GOOD,
    /cannot be decompressed: content coding zstd is not known/,
  ),
  refusedPacking('more codings than a server has use for', 'gzip, gzip, gzip', gzipSync(GOOD), /is not known/),
  refusedPacking('a small answer of 50 MB', 'gzip', gzipSync(Buffer.alloc(50 * MB, ' ')), /larger than 5242880 bytes/),
  refusedPacking('the same in brotli', 'br', brotliCompressSync(Buffer.alloc(50 * MB, ' ')), /larger than 5242880/),
  {
    name: 'a refusal in gzip, whose words are read',
    upstream: {
      '/users': { data: userRow() },
      '/affiliate/RAHIMA7': respond({
        status: 403,
        headers: { 'content-encoding': 'gzip' },
        body: gzipSync(JSON.stringify({ message: 'Partners alone may see this.' })),
      }),
    },
    query: '{ viewer { affiliate { request } } }',
    token: TOKEN,
    data: { viewer: { affiliate: null } },
    errors: [{ code: 'FORBIDDEN', path: 'viewer.affiliate', message: 'Partners alone may see this.' }],
  },
  redirect('a redirect', 302, 'https://login.example:8443/start?token=s3cret#x', 'https://login.example:8443'),
  redirect('a redirect for good', 308, '//other.example/faqs', 'http://other.example'),
  redirect('a redirect to nowhere', 301, 'http://[', 'an unreadable address'),
  redirect('a redirect with a password', 307, 'https://ada:s3cret@other.example/', 'https://other.example'),
  {
    name: 'no body with a 204',
    upstream: { '/faqs': respond({ status: 204 }) },
    ...NO_FAQS,
    log: [failed({ field: '', detail: expect.stringContaining('unexpected body') })],
  },
  {
    name: 'another shape, named by its field',
    upstream: {
      '/users': { data: userRow() },
      'PATCH /affiliate/withdrawal-info/7': { data: { update_withdrawal: 'done' } },
    },
    query: 'mutation { setWithdrawalAccount(method: BKASH, accountNumber: "01712345678") { id } }',
    token: TOKEN,
    data: null,
    errors: [{ code: 'UPSTREAM_UNAVAILABLE', path: 'setWithdrawalAccount' }],
    // The log does not contain the reader's id.
    log: [{ msg: 'resolver failed', call: 'PATCH /affiliate/withdrawal-info/*', field: 'data.update_withdrawal' }],
  },
  {
    name: 'a 401 to a call without the reader’s token, which ends nobody’s session',
    upstream: { '/users': { data: userRow() }, '/intern/tabs': respond({ status: 401, body: { message: 'Bad key' } }) },
    query: '{ viewer { id } internshipSubjects { id } }',
    token: TOKEN,
    env: { UPSTREAM_SERVICE_TOKEN: 'a-token-of-the-service' },
    data: { viewer: { id: '7' }, internshipSubjects: null },
    errors: [{ code: 'UPSTREAM_UNAVAILABLE', path: 'internshipSubjects', message: FAILED }],
    log: [{ msg: 'resolver failed', call: 'GET /intern/tabs', status: 401, detail: 'status 401' }],
  },
  {
    name: 'a 401 to the reader’s own call',
    upstream: { '/users': respond({ status: 401, body: { message: 'The token has expired.' } }) },
    query: '{ viewer { id } }',
    token: TOKEN,
    data: { viewer: null },
    errors: [{ code: 'UNAUTHENTICATED', path: 'viewer', message: 'The token has expired.' }],
  },
  {
    name: 'a 401 to a sign-up, which carries nobody’s token',
    upstream: { 'POST /users': respond({ status: 401, body: { message: 'Partners only' } }) },
    query: `mutation { signUp(input: { name: "Rahima", email: "r@example.org", password: "secret-1",
      confirmPassword: "secret-1" }) { id } }`,
    token: TOKEN,
    data: null,
    errors: [{ code: 'UPSTREAM_UNAVAILABLE', path: 'signUp', message: FAILED }],
    log: [{ msg: 'resolver failed', call: 'POST /users', status: 401 }],
  },
  {
    name: 'a status that no specification has',
    upstream: { '/faqs': respond({ status: 418, body: '' }) },
    ...NO_FAQS,
    log: [failed({ status: 418 })],
  },
];
