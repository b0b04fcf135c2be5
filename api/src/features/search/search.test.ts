import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ebooks, internshipSubjects, internshipTopics } from '../../db/schema.ts';
import { sampleSba, seedQuestions, type TestApi } from '../../testing/index.ts';
import type { SearchResult } from './hits.ts';
import { refreshContent } from './index.ts';
import { namesFor, searchFor, startSearchApi } from '../../testing/search.ts';

const STEMS = [
  'An ECG of a man with chest pain shows raised ST segments. Which artery is blocked?',
  'A child is given too much acetaminophen. Which antidote is given?',
  'A farmer from Rangpur has icterus and itching. Which duct is blocked?',
  'A boy with pneumonia breathes fast. Which lobe is dull?',
  'After a myocardial infarction the patient faints. Why?',
  'ডেঙ্গু জ্বরে প্লাটিলেট কমে কেন?',
  'H<sub>2</sub>O and <strong>naïve</strong> T&lt;sub cells &amp; thymus: which is true?',
  'রোগী হঠাৎ জ্ঞান হারা\u09DF কেন?',
  'হাত্\u200D কাঁপে, পা\u09DC ভাঙে: ১৯৯৭ সালে?',
];

let api: TestApi;
let full: string;
beforeAll(async () => {
  api = await startSearchApi();
  full = await api.signIn({ accessDoc: 'all' });
  await seedQuestions(api.db, [
    ...STEMS.map((stem, index) => sampleSba(index, { stem, ref: `STEM-${index}` })),
    sampleSba(50, {
      stem: 'Where does the femoral nerve lie?',
      topic: 'Lower limb',
      chapter: 'Femoral triangle',
      appearances: [
        { board: 'DHK', year: 2024 },
        { board: 'SYL', year: 2023 },
      ],
    }),
    sampleSba(51, {
      stem: 'Which muscle bends the knee?',
      topic: 'Lower limb',
      chapter: 'Femoral triangle',
      appearances: [{ board: 'SYL', year: 2022 }],
    }),
  ]);
  await api.db.insert(internshipSubjects).values({ id: 'emergency', name: 'Emergency care', position: 1 });
  await api.db.insert(internshipTopics).values([
    { id: 'shock', subject: 'emergency', name: 'Shock', isList: true, position: 1 },
    {
      id: 'septic-shock',
      subject: 'emergency',
      parent: 'shock',
      name: 'Septic shock',
      isList: false,
      body: '<h2>Orders</h2><p>Give <strong>noradrenaline</strong>.</p>',
      position: 1,
    },
    {
      id: 'snake-bite',
      subject: 'emergency',
      name: 'Snake bite',
      isList: false,
      body: '<p>Antivenom</p>',
      position: 2,
    },
  ]);
  await api.db.insert(ebooks).values({
    id: 'openstax-anatomy',
    name: 'Anatomy and Physiology',
    author: 'OpenStax',
    category: 'Basic sciences',
    driveLink: 'https://openstax.org/details/books/anatomy-and-physiology',
    position: 1,
  });
  await refreshContent(api.db);
});
afterAll(() => api.close());

const refsFor = async (text: string, token?: string) =>
  (await searchFor(api, text, token)).flatMap(({ link }) =>
    link.flatMap(({ link: path }) => /#(.+)$/.exec(path)?.[1] ?? []),
  );

describe('searches', () => {
  const found: [text: string, group: string, name: string, link: string][] = [
    ['anatomy', 'Subjects', 'Anatomy, 1st Proff', '/questions-set/_1/ANAT'],
    ['anatomy', 'Board subjects', 'Anatomy (Dhaka)', '/board-question/DHK/_1/ANAT'],
    ['lower limb', 'Topics', 'Lower limb, Anatomy (Sylhet)', '/board-question/SYL/_1/ANAT/topics/Lower%20limb'],
    ['emergency', 'RX Aid', 'Emergency care', '/internship/emergency'],
    ['shock', 'RX Aid', 'Shock', '/internship/emergency/shock'],
    ['septic shock', 'RX Aid', 'Septic shock', '/internship/emergency/shock/septic-shock'],
    ['snake bite', 'RX Aid', 'Snake bite', '/internship/emergency/skip/snake-bite'],
    [
      'openstax',
      'E-books',
      'Anatomy and Physiology, OpenStax',
      'https://openstax.org/details/books/anatomy-and-physiology',
    ],
  ];
  test.each(found)('%s is found in %s', async (text, group, name, link) => {
    const result = (await searchFor(api, text)).find(({ topic_name }) => topic_name === group);
    expect(result?.link[0]).toMatchObject({ name, link });
  });

  test('a chapter, with the id that the web client uses', async () => {
    const [result] = await searchFor(api, 'femoral triangle');
    const chapters = await api.get('/bank/Anatomy/chapter/_1-ANAT');
    const id = chapters.body.data.find(({ chapter_name }) => chapter_name === 'Femoral triangle')?._id;
    expect(result).toMatchObject({
      topic_name: 'Chapters',
      link: [{ name: 'Femoral triangle, Anatomy', link: `/questions-set/_1/ANAT/chapter/_1-ANAT-${String(id)}` }],
    });
  });

  test('a question, by its stem without markup, under its subject', async () => {
    const results = await searchFor(api, 'thymus');
    expect(results).toMatchObject([
      {
        topic_name: 'Anatomy questions',
        link: [
          {
            name: 'H2O and naïve T<sub cells & thymus: which is true?',
            link: expect.stringMatching(/^\/questions-set\/_1\/ANAT\/chapter\/_1-ANAT-\d+#STEM-6$/),
          },
        ],
      },
    ]);
    expect(await refsFor('strong')).toEqual([]);
    expect(await refsFor('h2o naive')).toEqual(['STEM-6']);
  });

  test('an article by its words, after those with the words in the name', async () => {
    expect(await namesFor(api, 'epinephrine')).toEqual([]);
    expect(await namesFor(api, 'norepinephrine')).toEqual(['Septic shock']);
    expect((await namesFor(api, 'shock')).slice(0, 2)).toEqual(['Shock', 'Septic shock']);
  });
});

describe('understands', () => {
  test.each(['anatmy', 'anatomyy', 'antaomy', 'anotomy', 'Anatomy', 'ANATOMIES', 'ánatomy'])('%s', async (text) => {
    expect((await namesFor(api, text))[0]).toBe('Anatomy, 1st Proff');
  });

  test.each(['pneumnia', 'pnuemonia', 'neumonia', 'pneumonai', 'pneuonia', 'pnemonnia', 'পনিউমোনিয়া'])(
    '%s is pneumonia mistyped',
    async (text) => expect(await refsFor(text)).toEqual(['STEM-3']),
  );

  test.each([
    ['EKG', 'STEM-0'],
    ['ecg', 'STEM-0'],
    ['electrocardiogram', 'STEM-0'],
    ['paracetamol', 'STEM-1'],
    ['acetaminophen', 'STEM-1'],
    ['jaundice', 'STEM-2'],
    ['jondis', 'STEM-2'],
    ['জন্ডিস', 'STEM-2'],
    ['heart attack', 'STEM-4'],
    ['MI', 'STEM-4'],
    ['hart attack', 'STEM-4'],
    ['faint after heart attack', 'STEM-4'],
    ['dengue', 'STEM-5'],
    ['ডেঙ্গু', 'STEM-5'],
    ['ডেঙ্গু'.normalize('NFD'), 'STEM-5'],
    ['ডেংগু', 'STEM-5'],
    ['platelet প্লাটিলেট', 'STEM-5'],
    ['হঠাত্\u200D', 'STEM-7'],
    ['হঠাত্', 'STEM-7'],
    ['হারা\u09AF\u09BC', 'STEM-7'],
    ['হাৎ', 'STEM-8'],
    ['পা\u09A1\u09BC', 'STEM-8'],
    ['1997', 'STEM-8'],
  ])('%s finds %s', async (text, ref) => expect(await refsFor(text)).toContain(ref));

  test('every prefix of a name finds it', async () => {
    for (let length = 2; length <= 'septic shock'.length; length += 1) {
      const text = 'septic shock'.slice(0, length);
      expect(await namesFor(api, text), text).toContain('Septic shock');
    }
    expect(await refsFor('acetamin')).toEqual(['STEM-1']);
    expect(await refsFor('ডেঙ')).toContain('STEM-5');
  });

  test('all words must match, in any order, except stop words', async () => {
    expect(await refsFor('pneumonia boy')).toEqual(['STEM-3']);
    expect(await refsFor('what is the antidote of acetaminophen')).toEqual(['STEM-1']);
  });

  test('an exact name comes before prefixes, synonyms and surrounding text', async () => {
    const names = await namesFor(api, 'anatomy');
    expect(names[0]).toBe('Anatomy, 1st Proff');
    expect(names.indexOf('Anatomy and Physiology, OpenStax')).toBeGreaterThan(0);
    expect(await namesFor(api, 'anatomy')).toEqual(names);
  });
});

describe('topic_name', () => {
  const byTopic = async (name: string) =>
    (await api.get<{ data: SearchResult[] }>(`/search?topic_name=${encodeURIComponent(name)}`)).body.data;

  test('finds only topics and chapters, by their name or a prefix of it', async () => {
    const exact = [
      {
        topic_name: 'Topics',
        link: [{ name: 'Lower limb, Anatomy (Sylhet)', link: '/board-question/SYL/_1/ANAT/topics/Lower%20limb' }],
      },
    ];
    expect(await byTopic('Lower limb')).toMatchObject(exact);
    expect(await byTopic('lower l')).toMatchObject(exact);
    expect((await byTopic('femoral')).map(({ topic_name }) => topic_name)).toEqual(['Chapters']);
    expect(await byTopic('limb')).toEqual([]);
    expect(await byTopic('shock')).toEqual([]);
  });
});

test('`q` has precedence over `topic_name`', async () => {
  const { body } = await api.get<{ data: SearchResult[] }>('/search?q=anatomy&topic_name=Lower%20limb');
  expect(body.data).toEqual(await searchFor(api, 'anatomy'));
});

describe('rejects', () => {
  test.each([
    ['', 'Give q or topic_name.'],
    [`?q=${'a'.repeat(51)}`, 'q: must not be longer than 50 characters'],
    ['?q=%00', 'q: has a NUL in it'],
    ['?topic_name=x%00', 'topic_name: has a NUL in it'],
    ['?q=a&q=b', 'q: q must be given once'],
    [`?topic_name=${'a'.repeat(501)}`, 'topic_name: must not be longer than 500 characters'],
  ])('%s', async (query, message) => {
    const { status, body } = await api.get(`/search${query}`);
    expect({ status, message: body.message }).toEqual({ status: 400, message });
  });

  test.each(['', ' ', '%_\\', '!!!', '\u200d', "'", '🩺'])('%s finds nothing', async (text) => {
    expect(await searchFor(api, text)).toEqual([]);
  });

  test('C15 no text is an error or anything but text', { tags: 'long' }, async () => {
    const nasty = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 50 }),
      fc.string({ unit: fc.constantFrom(...Array.from(`'"\\%_&|!():*<->;- \u09cdকa1`)), maxLength: 50 }),
      fc.constantFrom("' OR 1=1 --", "'; drop table questions; --", 'a & b | !c', "'a':*", '<-> <2>', '\ud800'),
    );
    await fc.assert(
      fc.asyncProperty(nasty, async (text) => {
        const { status } = await api.get(`/search?q=${encodeURIComponent(text.toWellFormed())}`, full);
        const tooLong = text.toWellFormed().normalize('NFC').length > 50;
        expect(status).toBe(text.includes('\0') || tooLong ? 400 : 200);
      }),
      { numRuns: 100 },
    );
    expect(await refsFor('pneumonia')).toEqual(['STEM-3']);
  });
});

describe('after a change', () => {
  test('an edited title is found by its new name only, and a removed one not at all', async () => {
    await api.db.insert(internshipTopics).values({
      id: 'burns',
      subject: 'emergency',
      name: 'Burns',
      isList: false,
      body: '<p>Parkland</p>',
      position: 9,
    });
    await refreshContent(api.db);
    expect(await namesFor(api, 'parkland')).toEqual(['Burns']);
    await api.db.execute(sql`update internship_topics set name = 'Scalds', body = '<p>Cooling</p>' where id = 'burns'`);
    await refreshContent(api.db);
    expect(await namesFor(api, 'parkland')).toEqual([]);
    expect(await namesFor(api, 'cooling')).toEqual(['Scalds']);
    await api.db.execute(sql`delete from internship_topics where id = 'burns'`);
    await refreshContent(api.db);
    expect(await namesFor(api, 'cooling')).toEqual([]);
    expect(await namesFor(api, 'coolin')).toEqual([]);
  });

  test('a removed question is no longer found', async () => {
    await seedQuestions(api.db, [sampleSba(70, { stem: 'What does the quokka eat?', ref: 'GONE-1' })]);
    expect(await refsFor('quokka')).toEqual(['GONE-1']);
    await api.db.execute(sql`with gone as (select id from questions where ref = 'GONE-1'),
      places as (delete from question_places where question in (select id from gone))
      select 1`);
    await api.db.execute(sql`delete from questions where ref = 'GONE-1'`);
    expect(await refsFor('quokka')).toEqual([]);
  });
});
