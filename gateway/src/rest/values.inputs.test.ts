import { contentRoutes } from '../testing/content.ts';
import { tokenOf } from '../testing/index.ts';
import { TOKEN, userRow } from '../testing/people.ts';
import { ofAnatomy, pageRow, sbaRow, TOPICS_CALL, YEAR_CALL, YEARS_CALL } from '../testing/rows.ts';
import { describeVariations } from '../testing/upstream-variations/describe-variations.ts';
import { respond, unreadable, type Variation } from '../testing/upstream-variations/variation.ts';

const NOTIFICATIONS = '{ viewer { notifications { id isRead } } }';
const notifications = (rows: unknown) => ({ '/users': { data: userRow() }, '/notifications': { notifications: rows } });

const isRead = (value: unknown, read: boolean, isLost = false): Variation => ({
  name: `isRead as ${JSON.stringify(value)}`,
  upstream: notifications([{ _id: 'n1', title: 'Papers', message: 'New.', isRead: value }]),
  query: NOTIFICATIONS,
  token: TOKEN,
  data: { viewer: { notifications: [{ id: 'n1', isRead: read }] } },
  log: isLost ? [unreadable('GET /notifications', 'isRead', 'n1')] : [],
});

/** A hidden FAQ is not shown, nor one that may be hidden. */
const isHidden = (value: unknown, isShown: boolean, isLost = false): Variation => ({
  name: `is_hide as ${JSON.stringify(value)}`,
  upstream: {
    '/faqs': {
      faqs: [
        { _id: 'f1', question: 'Free?', answer: 'Page 1.', is_hide: value },
        { _id: 'f2', question: 'Why?', answer: 'So.' },
      ],
    },
  },
  query: '{ faqs { id } }',
  data: { faqs: isShown ? [{ id: 'f1' }, { id: 'f2' }] : [{ id: 'f2' }] },
  log: isLost ? [unreadable('GET /faqs', 'is_hide', 'f1')] : [],
});

const isList = (value: unknown, read: boolean): Variation => ({
  name: `is_array as ${JSON.stringify(value)}`,
  upstream: {
    ...contentRoutes(),
    '/intern-search/tab-topics/s1': { data: [{ _id: 't1', topic_name: 'Shock', is_array: value }] },
  },
  query: '{ internshipSubject(id: "s1") { topics { name isList } } }',
  data: { internshipSubject: { topics: [{ name: 'Shock', isList: read }] } },
});

const key = (yes: unknown, no: unknown): Variation => ({
  name: `a key as ${JSON.stringify(yes)} and ${JSON.stringify(no)}`,
  upstream: {
    [YEAR_CALL]: pageRow([
      sbaRow({
        options: [
          { text: 'Ulnar', correct: no },
          { text: 'Radial', correct: yes },
        ],
      }),
    ]),
  },
  query: ofAnatomy('yearQuestions(year: 2024) { questions { options { key correct } } unreadable }'),
  data: {
    boardSubject: {
      yearQuestions: {
        questions: [
          {
            options: [
              { key: 'A', correct: false },
              { key: 'B', correct: true },
            ],
          },
        ],
        unreadable: 0,
      },
    },
  },
});

/** JSON as it is sent: a literal would be rounded here. */
const json = (body: string) => respond({ body });

const id = (literal: string, text = literal): Variation => ({
  name: `an id as ${literal}`,
  upstream: {
    '/users': { data: userRow() },
    '/notifications': json(`{"notifications":[{"_id":${literal},"isRead":0}]}`),
  },
  query: NOTIFICATIONS,
  token: TOKEN,
  data: { viewer: { notifications: [{ id: text, isRead: false }] } },
});

/** The id is at another place of the body each time. */
const padded = (shift: number): Variation => ({
  ...id(`9007199254740${991 + 2 * shift}`),
  upstream: {
    '/users': { data: userRow() },
    '/notifications': json(
      `{"a":"${'x'.repeat(shift)}","notifications":[{"_id":9007199254740${991 + 2 * shift},"isRead":0}]}`,
    ),
  },
});

const WITHOUT_OPTIONS = JSON.stringify(sbaRow({ options: [] }));
const withOption = (literal: string) =>
  WITHOUT_OPTIONS.replace('"options":[]', `"options":[{"text":${literal} ,"correct":true}]`);

const option = (literal: string, text: string): Variation => ({
  name: `an option as ${literal}`,
  upstream: { [YEAR_CALL]: json(`{"data":[${withOption(literal)}]}`) },
  query: ofAnatomy('yearQuestions(year: 2024) { questions { options { text } } }'),
  data: { boardSubject: { yearQuestions: { questions: [{ options: [{ text }] }] } } },
});

const OWN = tokenOf({ user_id: 'RAHIMA7' }).split('.');
const readerWith = (literal: string, userId: string): Variation => ({
  name: `a reader whose token has the id ${literal}`,
  upstream: { '/users': json(`{"data":{"_id":${literal},"user_id":${literal},"name":"Rahima"}}`) },
  query: '{ viewer { id userId } }',
  token: [OWN[0], Buffer.from(`{"user_id":${literal}}`).toString('base64url'), OWN[2]].join('.'),
  data: { viewer: { id: userId, userId } },
});

const LISTS = ofAnatomy('topics years');
const years = (year: unknown[], read: number[], lost: number): Variation => ({
  name: `years as ${JSON.stringify(year)}`,
  upstream: { [TOPICS_CALL]: { data: ['Heart'] }, [YEARS_CALL]: { data: { year } } },
  query: LISTS,
  data: { boardSubject: { topics: ['Heart'], years: read } },
  log: lost > 0 ? [{ ...unreadable(`GET ${YEARS_CALL}`, 'row'), count: lost }] : [],
});

const topics = (data: unknown[], read: string[], lost: number): Variation => ({
  name: `topics as ${JSON.stringify(data)}`,
  upstream: { [TOPICS_CALL]: { data }, [YEARS_CALL]: { data: { year: [2024] } } },
  query: LISTS,
  data: { boardSubject: { topics: read, years: [2024] } },
  log: lost > 0 ? [{ ...unreadable(`GET ${TOPICS_CALL}`, 'row'), count: lost }] : [],
});

const date = (createdAt: unknown, read: string | null): Variation => ({
  name: `a date as ${JSON.stringify(createdAt)}`,
  upstream: notifications([{ _id: 'n1', createdAt }]),
  query: '{ viewer { notifications { createdAt } } }',
  token: TOKEN,
  data: { viewer: { notifications: [{ createdAt: read }] } },
  log: read === null ? [unreadable('GET /notifications', 'createdAt', 'n1')] : [],
});

describeVariations({
  flags: [
    ...[true, 1, 'true', '1', ' TRUE ', 'Yes', 'on', 't'].map((value) => isRead(value, true)),
    ...[false, 0, 'false', '0', 'No', 'off', 'f', '', null, undefined].map((value) => isRead(value, false)),
    ...[2, -1, 'perhaps', {}, [], [true], 0.5, '2026-11-22'].map((value) => isRead(value, false, true)),
    ...[1, '1', 'true', 'YES'].map((value) => isHidden(value, false)),
    ...[0, '0', 'false', '', null].map((value) => isHidden(value, true)),
    ...[2, 'perhaps', {}, []].map((value) => isHidden(value, false, true)),
    isList(1, true),
    isList('1', true),
    isList(0, false),
    isList('0', false),
    key(1, 0),
    key('1', '0'),
    key('TRUE', 'FALSE'),
    key('t', 'f'),
  ],
  numbers: [
    id('9007199254740993'),
    id('12345678901234567890'),
    id(' 9007199254740993 ', '9007199254740993'),
    ...Array.from({ length: 16 }, (_, shift) => padded(shift)),
    id('-9007199254740995'),
    id('9007199254740991'),
    id('7'),
    id('"9007199254740993"', '9007199254740993'),
    id('"007"', '007'),
    readerWith('9007199254740993', '9007199254740993'),
    readerWith('"9007199254740993"', '9007199254740993'),
    option('7.4', '7.4'),
    option('100', '100'),
    option('9007199254740993', '9007199254740993'),
    option('"7.40"', '7.40'),
    years([2024, '2021', '২০১৯', 2018.0], [2024, 2021, 2019, 2018], 0),
    years([2024, '18'], [2024], 1),
    years([2024, 18, 20240, -2024], [2024], 3),
    years([2024, '2,024', '2024.5', '2024 May', null], [2024], 4),
    topics(['Heart', '', ' ', '\t'], ['Heart'], 3),
    topics([' Heart ', 'হৃদ্‌যন্ত্র'], [' Heart ', 'হৃদ্‌যন্ত্র'], 0),
  ],
  dates: [
    date('2026-11-22T12:30:00+06:00', '2026-11-22T06:30:00.000Z'),
    date('2026-11-22 06:30:00', '2026-11-22T06:30:00.000Z'),
    date('Sun, 22 Nov 2026 12:30:00 +0600', '2026-11-22T06:30:00.000Z'),
    date('Nov 22 2026 11:30 PM', '2026-11-22T23:30:00.000Z'),
    date('1795329000', '2026-11-22T06:30:00.000Z'),
    date(1795329000000, '2026-11-22T06:30:00.000Z'),
    date('2026-13-01', null),
    date('2026-00-10', null),
    date('2026-02-29', null),
    date('2026-11-22T24:30:00Z', null),
    date('2026-11-22T06:30:00+26:00', null),
    date('30 Feb 2026', null),
    date('Nov 31 2026', null),
    date('Nov 22 2026 99', null),
    date('22 Nov 2026 12:30 EST', null),
    date('0000-00-00 00:00:00', null),
    date('22/11/2026', null),
    date(18, null),
  ],
});
