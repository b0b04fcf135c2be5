import { BANGLA } from 'schema/languages.ts';
import { inLanguage } from 'server/language.ts';
import { expect, test } from 'vitest';
import { type Templated, wordsOf } from './index.ts';
import { staffTemplates } from './staff.ts';

const AMOUNT = { amount: 29 };
const ONE = { count: 1, ids: ['7'] };

/** The text and link for one thing, then for several. */
const STAFF: [Templated, one: string, path: string, many: string, list: string][] = [
  [
    { template: 'question-submitted', params: { ...ONE, name: 'Rahima <b>' } },
    'Rahima &#60;b&#62; submitted a question for review.',
    '/studio/review/7',
    '3 questions were submitted for review.',
    '/studio/review',
  ],
  [
    { template: 'question-returned', params: { ...ONE, reason: 'Two keys' } },
    'A reviewer returned your question. Reason: Two keys',
    '/studio/questions/7',
    'Reviewers returned 3 of your questions.',
    '/studio/questions?status=RETURNED&mine=1',
  ],
  [
    { template: 'question-published', params: { ...ONE, name: 'Karim' } },
    'Karim approved your question. Readers see it now.',
    '/studio/questions/7',
    'Reviewers approved 3 of your questions. Readers see them now.',
    '/studio/questions',
  ],
  [
    { template: 'question-retired', params: { ...ONE, reason: 'Out of date' } },
    'A reviewer retired your question: readers no longer see it. Reason: Out of date',
    '/studio/questions/7',
    'Reviewers retired 3 of your questions: readers no longer see them.',
    '/studio/questions?status=RETIRED',
  ],
  [
    { template: 'question-reported', params: { ...ONE, ref: 'ANAT-000123' } },
    'A reader reported a mistake in ANAT-000123.',
    '/studio/reports/7',
    'Readers reported mistakes in 3 questions.',
    '/studio/reports',
  ],
  [
    { template: 'own-question-reported', params: { ...ONE, ref: 'ANAT-000123' } },
    'A reader reported a mistake in your question ANAT-000123. A reviewer will look at the report.',
    '/studio/questions/7',
    'Readers reported mistakes in 3 of your questions. Reviewers will look at the reports.',
    '/studio/questions',
  ],
  [
    { template: 'question-under-review', params: { ...ONE, ref: 'ANAT-000123' } },
    'Several readers reported ANAT-000123. It now says to readers that it is under review.',
    '/studio/questions/7',
    'Several readers reported each of 3 questions. These now say that they are under review.',
    '/studio/questions',
  ],
  [
    { template: 'key-suspect', params: { ...ONE, ref: 'ANAT-000123' } },
    'Readers’ answers speak against the key of ANAT-000123.',
    '/studio/suspects',
    'Readers’ answers speak against the keys of 3 questions.',
    '/studio/suspects',
  ],
  [
    { template: 'payout-requested', params: { ...ONE, name: 'Rahima', ...AMOUNT } },
    'Rahima requested a payout of Tk 29.',
    '/studio/desk/payouts',
    '3 people requested a payout.',
    '/studio/desk/payouts',
  ],
  [
    { template: 'article-submitted', params: { ...ONE, name: 'Rahima', title: 'Shock' } },
    'Rahima submitted the article “Shock” for review.',
    '/studio/desk/article-review/7',
    '3 articles were submitted for review.',
    '/studio/desk/article-review',
  ],
  [
    { template: 'article-returned', params: { ...ONE, title: 'Shock', reason: 'No dose' } },
    'A reviewer returned your article “Shock”. Reason: No dose',
    '/studio/desk/articles/7',
    'Reviewers returned 3 of your articles.',
    '/studio/desk/article-review?state=RETURNED',
  ],
  [
    { template: 'article-published', params: { ...ONE, name: 'Karim', title: 'Shock' } },
    'Karim approved your article “Shock”. Readers see it now.',
    '/studio/desk/articles/7',
    'Reviewers approved 3 of your articles. Readers see them now.',
    '/studio/desk/rx-aid',
  ],
  [
    { template: 'import-waiting', params: { ...ONE, name: 'Rahima', file: 'a.csv' } },
    'Rahima imported “a.csv”. It waits for approval.',
    '/studio/imports/7',
    '3 imports wait for approval.',
    '/studio/imports',
  ],
  [
    { template: 'import-published', params: { ...ONE, name: 'Karim', file: 'a.csv' } },
    'Karim approved your import “a.csv”. Readers see it now.',
    '/studio/imports/7',
    'Reviewers approved 3 of your imports. Readers see them now.',
    '/studio/imports',
  ],
  [
    { template: 'import-taken-back', params: { ...ONE, name: 'Karim', file: 'a.csv' } },
    'Karim took back your import “a.csv”.',
    '/studio/imports/7',
    '3 of your imports were taken back.',
    '/studio/imports',
  ],
];

test.each(STAFF)('%j', (content, one, path, many, list) => {
  const messageOf = (text: string, href: string) => `<p>${text}</p><p><a href="${href}">Open</a></p>`;
  expect(wordsOf(content).message).toBe(messageOf(one, path));
  const several = { ...content, params: { ...content.params, count: 3, ids: ['5', '6', '7'] } } as Templated;
  expect(wordsOf(several).message).toBe(messageOf(many, list.replaceAll('&', '&#38;')));
});

test.each(STAFF)('in Bangla: %j', (content, _one, path, _many, list) => {
  const several = { ...content, params: { ...content.params, count: 3, ids: ['5', '6', '7'] } } as Templated;
  const [one, many] = inLanguage(BANGLA, () => [wordsOf(content), wordsOf(several)]);
  expect([one.title, one.message]).toEqual([
    expect.stringMatching(/^[^A-Za-z]+$/),
    expect.stringContaining(`"${path}"`),
  ]);
  expect(many.message).toMatch(/৩.*>খুলুন</s);
  expect(many.message).toContain(`"${list.replaceAll('&', '&#38;')}"`);
});

test('covers every template', () => {
  expect(new Set(STAFF.map(([{ template }]) => template))).toEqual(new Set(staffTemplates));
});
