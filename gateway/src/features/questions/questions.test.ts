import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../testing/index.ts';
import {
  mtfRow,
  ofAnatomy,
  PAGE_FIELDS,
  pageRow,
  saqRow,
  sbaQuestion,
  sbaRow,
  TOPIC_CALL,
  TOPICS_CALL,
  YEAR_CALL,
  YEARS_CALL,
} from '../../testing/rows.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
beforeEach(() => {
  gateway.stub.reset({
    [TOPICS_CALL]: { data: ['Heart', 'Upper limb'] },
    [YEARS_CALL]: { data: { year: [2024, 2021] } },
    [TOPIC_CALL]: pageRow([sbaRow(), mtfRow(), saqRow()]),
    [YEAR_CALL]: pageRow([saqRow()], { tab: ['1-1'], total: 1 }),
  });
});
afterAll(() => gateway.close());

const SUBJECTS = {
  _1: ['1st Proff', 'ANAT Anatomy', 'PHYS Physiology', 'BIOCHEM Biochemistry'],
  _2: ['2nd Proff', 'PHRM Pharmacology and Therapeutic', 'COMM Community Medicine'],
  _3: ['3rd Proff', 'FM Forensic Medicine', 'PATH Pathology', 'MICRO Microbiology'],
  _4: ['4th Proff', 'MED Medicine and Allied', 'SURG Surgery and Allied', 'OBG Obstetrics and Gynaecology'],
};
const professionalYears = Object.entries(SUBJECTS).map(([code, [name, ...subjects]]) => ({
  code,
  name,
  subjects: subjects.map((subject) => {
    const [subjectCode, ...words] = subject.split(' ');
    return { code: subjectCode, name: words.join(' ') };
  }),
}));

describe('boards and their subjects', () => {
  const FIELDS = 'code name professionalYears { code name subjects { code name } }';

  test('match the table of the specification, without a call', async () => {
    const data = await gateway.dataOf(
      `{ boards { ${FIELDS} } professionalYears { code name subjects { code name } } }`,
    );
    const boards = [
      ['DHK', 'Dhaka'],
      ['CTG', 'Chittagong'],
      ['SYL', 'Sylhet'],
      ['RAJ', 'Rajshahi'],
    ].map(([code, name]) => ({ code, name, professionalYears }));
    expect(data).toEqual({ boards, professionalYears });
    expect(gateway.callsMade()).toEqual([]);
  });

  test('one board by its code, null for an unknown code', async () => {
    const data = await gateway.dataOf(
      `{ known: board(code: "SYL") { ${FIELDS} } case: board(code: "syl") { code } empty: board(code: "") { code } }`,
    );
    expect(data).toEqual({ known: { code: 'SYL', name: 'Sylhet', professionalYears }, case: null, empty: null });
  });

  test.each([
    ['XXX', '_1', 'ANAT'],
    ['DHK', '_5', 'ANAT'],
    ['DHK', '1', 'ANAT'],
    ['DHK', '_1', 'PHRM'],
    ['DHK', '_1', 'toString'],
    ['', '', ''],
  ])('no subject for %s %s %s, and no call', async (board, prof, subject) => {
    const query = `query ($board: ID!, $prof: ID!, $subject: ID!) {
      boardSubject(board: $board, prof: $prof, subject: $subject) { id topics years }
    }`;
    expect(await gateway.dataOf(query, { board, prof, subject })).toEqual({ boardSubject: null });
    expect(gateway.callsMade()).toEqual([]);
  });
});

describe('a subject of a board', () => {
  test('has its codes without a call', async () => {
    const data = await gateway.dataOf(ofAnatomy('id board { code } professionalYear { code } subject { code name }'));
    expect(data.boardSubject).toEqual({
      id: 'DHK_1-ANAT',
      board: { code: 'DHK' },
      professionalYear: { code: '_1' },
      subject: { code: 'ANAT', name: 'Anatomy' },
    });
    expect(gateway.callsMade()).toEqual([]);
  });

  const curriculaOf = async (prof: string, subject: string) => {
    const query = `query ($prof: ID!, $subject: ID!) {
      boardSubject(board: "CTG", prof: $prof, subject: $subject) {
        subject { curricula { version name year source isDefault professionalYears } }
      }
    }`;
    const data = await gateway.dataOf(query, { prof, subject });
    return data.boardSubject.subject.curricula as { version: string; professionalYears: string[] }[];
  };

  test('has the professional year of each curriculum, without a call', async () => {
    expect(await curriculaOf('_2', 'COMM')).toEqual([
      {
        version: 'SITE',
        name: 'This site',
        year: null,
        source: expect.any(String),
        isDefault: true,
        professionalYears: ['_2'],
      },
      {
        version: '2012',
        name: 'MBBS curriculum 2012',
        year: 2012,
        source: expect.stringContaining('Bangladesh Medical and Dental Council'),
        isDefault: false,
        professionalYears: ['_2'],
      },
      {
        version: '2021',
        name: 'MBBS curriculum 2021',
        year: 2021,
        source: expect.stringContaining('Bangladesh Medical and Dental Council'),
        isDefault: false,
        professionalYears: ['_3'],
      },
    ]);
    expect(gateway.callsMade()).toEqual([]);
  });

  test.each([
    ['_1', 'ANAT', '_1 _1 _1'],
    ['_1', 'PHYS', '_1 _1 _1'],
    ['_1', 'BIOCHEM', '_1 _1 _1'],
    ['_2', 'PHRM', '_2 _3 _2'],
    ['_2', 'COMM', '_2 _2 _3'],
    ['_3', 'FM', '_3 _2 _2'],
    ['_3', 'PATH', '_3 _3 _3'],
    ['_3', 'MICRO', '_3 _3 _3'],
    ['_4', 'MED', '_4 _4 _4'],
    ['_4', 'SURG', '_4 _4 _4'],
    ['_4', 'OBG', '_4 _4 _4'],
  ])('%s-%s is examined here, by the curriculum of 2012 and by that of 2021 in %s', async (prof, subject, years) => {
    const curricula = await curriculaOf(prof, subject);
    expect(curricula.map(({ version }) => version)).toEqual(['SITE', '2012', '2021']);
    expect(curricula.flatMap(({ professionalYears }) => professionalYears).join(' ')).toBe(years);
  });

  test('topics and years are one call each', async () => {
    expect(await gateway.dataOf(ofAnatomy('topics years'))).toEqual({
      boardSubject: { topics: ['Heart', 'Upper limb'], years: [2024, 2021] },
    });
    expect(gateway.callsMade().sort()).toEqual([YEARS_CALL, TOPICS_CALL].sort());
  });

  test('a topic page shows every field of every kind of question, in one call', async () => {
    const data = await gateway.dataOf(`${ofAnatomy('topicQuestions(topic: "Upper limb") { ...Page }')} ${PAGE_FIELDS}`);
    const page = data.boardSubject.topicQuestions;
    expect(page.questions).toHaveLength(3);
    expect(page.questions[0]).toEqual(sbaQuestion);
    expect(page.questions[1]).toMatchObject({
      id: '1043',
      type: 'MTF',
      options: [true, false, true, false, true].map((correct, index) => ({
        key: 'ABCDE'[index],
        text: `statement ${index}`,
        correct,
        reason: null,
      })),
    });
    expect(page.questions[2]).toMatchObject({
      id: '1044',
      type: 'SAQ',
      stem: 'হৃৎপিণ্ডের রক্ত সরবরাহ',
      options: [],
      parts: [
        { label: 'a', text: 'Name the arteries.', marks: 2, points: ['Right coronary', 'Left coronary'] },
        { label: 'b', text: 'Where does each arise?', marks: 0.5, points: [] },
      ],
    });
    expect(page.pagination).toEqual({
      page: 1,
      total: 45,
      tabs: [
        { page: 1, label: '1-20', locked: false },
        { page: 2, label: '21-40', locked: true },
        { page: 3, label: '41-45', locked: true },
      ],
    });
    expect(gateway.callsMade()).toEqual([`${TOPIC_CALL}?subject_id=DHK_1-ANAT&topic_name=Upper+limb&page=1`]);
  });

  test('and a year page too', async () => {
    const data = await gateway.dataOf(`${ofAnatomy('yearQuestions(year: 2024) { ...Page }')} ${PAGE_FIELDS}`);
    const page = data.boardSubject.yearQuestions;
    expect(page.questions).toMatchObject([{ id: '1044' }]);
    expect(page.pagination).toEqual({ page: 1, total: 1, tabs: [{ page: 1, label: '1-1', locked: false }] });
    expect(gateway.callsMade()).toEqual([`${YEAR_CALL}?page=1`]);
  });

  test('page, from and to are passed on', async () => {
    await gateway.dataOf(
      ofAnatomy(`
        topicQuestions(topic: "Heart", page: 2, from: 11, to: 60) { questions { id } }
        yearQuestions(year: 2024, page: 3, from: 1, to: 100) { questions { id } }`),
    );
    expect(gateway.stub.calls.map(({ path, query }) => [path, query])).toEqual([
      [TOPIC_CALL, { subject_id: 'DHK_1-ANAT', topic_name: 'Heart', page: '2', from: '11', to: '60' }],
      [YEAR_CALL, { page: '3', from: '1', to: '100' }],
    ]);
  });

  test.each([
    'Bone & joint',
    'Heart/Lung',
    'What? #1',
    'a=b;c+d%2F',
    'হৃৎপিণ্ড ও রক্তনালী',
    '  padded ',
    'quote " and \\',
    'Vit. B12',
    '..',
    'http://evil.example/',
    'line\r\nX-Evil: 1',
    '😀',
  ])('the topic %j arrives unchanged', async (topic) => {
    await gateway.dataOf(
      `query ($topic: String!) {
        boardSubject(board: "DHK", prof: "_1", subject: "ANAT") { topicQuestions(topic: $topic) { questions { id } } }
      }`,
      { topic },
    );
    expect(gateway.stub.calls).toHaveLength(1);
    const [call] = gateway.stub.calls;
    expect(call).toMatchObject({ path: TOPIC_CALL, query: { subject_id: 'DHK_1-ANAT', topic_name: topic, page: '1' } });
    expect(Object.keys(call!.query)).toHaveLength(3);
    expect(call!.headers).not.toHaveProperty('x-evil');
  });

  test('pages of several lists take one call each', async () => {
    await gateway.dataOf(
      ofAnatomy(`
        one: topicQuestions(topic: "Heart") { questions { id options { text } appearances { year } } }
        two: topicQuestions(topic: "Upper limb") { pagination { total } questions { id } }
        three: yearQuestions(year: 2024) { questions { id } }`),
    );
    expect(gateway.callsMade()).toHaveLength(3);
  });
});
