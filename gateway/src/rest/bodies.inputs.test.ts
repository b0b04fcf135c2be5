import { expect } from 'vitest';
import { ARTICLE_CALL } from '../testing/content.ts';
import { TOKEN, userRow } from '../testing/people.ts';
import { describeVariations } from '../testing/upstream-variations/describe-variations.ts';
import { respond, type Variation } from '../testing/upstream-variations/variation.ts';

const FAQS = '{ home { faqs { answer } } }';
const FAILED = 'Error: Something went wrong, please try again.';
const faqs = (answer: string) => JSON.stringify({ faqs: [{ _id: 1, question: 'Dose?', answer }] });

const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le');
const latin1 = (text: string) => Buffer.from(text, 'latin1');
const type = (charset: string) => ({ 'content-type': `application/json${charset}` });

const decoded = (charset: string, body: Buffer, answer: string): Variation => ({
  name: `${JSON.stringify(answer)} as application/json${charset}, in ${body.length} bytes`,
  upstream: { '/faqs': respond({ headers: type(charset), body }) },
  query: FAQS,
  data: { home: { faqs: [{ answer }] } },
});

const notDecoded = (charset: string, body: Buffer, detail: RegExp): Variation => ({
  name: `bytes ${body.subarray(-12, -4).toString('hex')} as application/json${charset}`,
  upstream: { '/faqs': respond({ headers: type(charset), body }) },
  query: FAQS,
  data: { home: { faqs: null } },
  errors: [{ code: 'UPSTREAM_UNAVAILABLE', path: 'home.faqs', message: FAILED }],
  log: [{ msg: 'resolver failed', call: 'GET /faqs', detail: expect.stringMatching(detail) }],
});

type Outcome = [code: string, message: string];
const UNAVAILABLE: Outcome = ['UPSTREAM_UNAVAILABLE', FAILED];
const isLogged = ([code]: Outcome) => code.startsWith('UPSTREAM_');

/** A refusal of the reader's own call, with status 200 and an empty list. */
const refused = (body: Record<string, unknown>, outcome: Outcome): Variation => ({
  name: `a list that is refused by ${JSON.stringify(body)}`,
  upstream: { '/users': { data: userRow() }, '/notifications': { notifications: [], ...body } },
  query: '{ viewer { notifications { id } } }',
  token: TOKEN,
  data: { viewer: { notifications: null } },
  errors: [{ code: outcome[0], path: 'viewer.notifications', message: outcome[1] }],
  log: isLogged(outcome) ? [{ msg: 'resolver failed', call: 'GET /notifications' }] : [],
});

/** Of a call without the reader's token. */
const publicRefusal = (body: Record<string, unknown>): Variation => ({
  name: `public content that is refused by ${JSON.stringify(body)}`,
  upstream: { '/subscriptions': { data: [], ...body } },
  query: '{ home { plans { id } } }',
  data: { home: { plans: null } },
  errors: [{ code: 'UPSTREAM_UNAVAILABLE', path: 'home.plans', message: FAILED }],
  log: [{ msg: 'resolver failed', call: 'GET /subscriptions' }],
});

const accepted = (body: Record<string, unknown>): Variation => ({
  name: `an empty list beside ${JSON.stringify(body)}`,
  upstream: { '/subscriptions': { data: [], ...body } },
  query: '{ home { plans { id } } }',
  data: { home: { plans: [] } },
});

const article = (name: string, content: unknown, body: string | null): Variation => ({
  name,
  upstream: { [ARTICLE_CALL]: { data: { _id: 't1', topic_name: 'Shock', view: { content } } } },
  query: '{ internshipArticle(id: "t1") { body } }',
  data: { internshipArticle: body === null ? null : { body } },
});

const READER: Outcome = ['UNAUTHENTICATED', 'Token expired'];
const SIGNED_OUT: Outcome = ['UNAUTHENTICATED', 'Unauthorized: Please log in.'];

describeVariations({
  charsets: [
    decoded('', Buffer.from(faqs('৫ µg')), '৫ µg'),
    decoded('; charset=utf-8', Buffer.from(faqs('½ tab')), '½ tab'),
    decoded('; charset="UTF8"', Buffer.from(faqs('½ tab')), '½ tab'),
    decoded(';charset=iso-8859-1', latin1(faqs('5 µg ½ ±2 °C')), '5 µg ½ ±2 °C'),
    decoded('; charset=windows-1252', latin1(faqs('5 \u0096 10')), '5 – 10'),
    decoded('; charset=latin1', Buffer.from(faqs('10⁹/L')), '10⁹/L'),
    decoded('; charset=us-ascii', Buffer.from(faqs('plain')), 'plain'),
    decoded('; charset=utf-16le', utf16(faqs('৫ mg')), '৫ mg'),
    decoded('; boundary=x; charset=utf-16', utf16(faqs('5 mg')), '5 mg'),
    notDecoded('', latin1(faqs('5 µg')), /cannot be decoded: the text is not in utf-8/),
    notDecoded('; charset=utf-8', latin1(faqs('½ tablet')), /not in utf-8/),
    notDecoded('', Buffer.from(faqs('৫')).subarray(0, -6), /not in utf-8/),
    notDecoded('; charset=utf-16be', Buffer.from([...Buffer.from(faqs('5')), 0xd8]), /not in utf-16be/),
    notDecoded('; charset=utf-7', Buffer.from(faqs('5')), /charset utf-7 is not known/),
    notDecoded('; charset=x-bijoy', Buffer.from(faqs('5')), /charset x-bijoy is not known/),
  ],
  refusals: [
    refused({ success: false }, UNAVAILABLE),
    refused({ success: 'false', message: 'Database is down' }, UNAVAILABLE),
    refused({ success: 0 }, UNAVAILABLE),
    refused({ status: 'error' }, UNAVAILABLE),
    refused({ status: 'Fail' }, UNAVAILABLE),
    refused({ ok: false }, UNAVAILABLE),
    refused({ error: true }, UNAVAILABLE),
    refused({ error: 'Query failed' }, UNAVAILABLE),
    refused({ statusCode: 500, message: 'Internal' }, UNAVAILABLE),
    refused({ statusCode: 401, message: 'Token expired' }, READER),
    refused({ status: 401, message: 'Token expired' }, READER),
    refused({ status: '401', msg: 'E_JWT' }, SIGNED_OUT),
    refused({ success: 401, error: { message: 'E_JWT' } }, SIGNED_OUT),
    refused({ success: false, code: 401, error: 'E_JWT' }, SIGNED_OUT),
    refused({ status: 'error', statusCode: 403, message: 'Not yours' }, ['FORBIDDEN', 'Not yours']),
    refused({ success: false, message: 'Please purchase a plan', code: 403 }, [
      'PURCHASE_REQUIRED',
      'Please purchase a plan',
    ]),
    refused({ success: false, message: 'Questions not found' }, ['NOT_FOUND', 'Questions not found']),
    refused({ success: false, message: 'Too many requests. Please try again after 1 second.' }, [
      'TOO_MANY_REQUESTS',
      'Too many requests. Please try again after 1 second.',
    ]),
    refused({ statusCode: 400, message: ['since is no id'] }, ['BAD_USER_INPUT', 'since is no id']),
    publicRefusal({ success: false }),
    publicRefusal({ statusCode: 401, message: 'jwt expired' }),
    publicRefusal({ status: 'failure' }),
    publicRefusal({ data: { success: false, message: 'No connection' } }),
    accepted({ success: true }),
    accepted({ success: 200, status: 200 }),
    accepted({ success: 'true', error: null, message: '' }),
    accepted({ status: 'success', code: 200 }),
    accepted({ status: true, error: false, errors: [] }),
    accepted({ success: true, error: '' }),
  ],
  articles: [
    article('an article of one body', [{ body: '<p>A</p>' }], '<p>A</p>'),
    article('an article of two bodies', [{ body: '<p>A</p>' }, { body: '<p>B</p>' }], '<p>A</p><br /><p>B</p>'),
    article('an article of two texts', [{ body: 'Give 5 mg' }, { body: '10 mg later' }], 'Give 5 mg<br />10 mg later'),
    article('an article whose first body is empty', [{ body: null }, { body: '<p>B</p>' }, {}], '<p>B</p>'),
    article('a topic without a body', [], null),
  ],
});
