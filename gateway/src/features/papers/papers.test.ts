import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answer, startTestGateway, tokenOf, type TestGateway } from '../../testing/index.ts';
import { itemRow, paperRow } from '../../testing/papers.ts';
import { sbaRow } from '../../testing/rows.ts';

const SECRETS = {
  question: sbaRow({ explanation: 'SECRET' }),
  key_corrected_on: '2026-11-20',
  outcome: 'RIGHT',
  remarked_from: 'WRONG',
  marks: 1,
  answer: { sba: 'C' },
};
const ITEMS = `sections { kind answerAny items {
  number asked { id stem options { key text } } answer { sba } question { id explanation } keyCorrectedOn outcome
  remarkedFrom marks outOf
} }`;
const PAPER = `query ($id: ID!) { viewer { study { paper(id: $id) { id state ${ITEMS} result { marks remarked topics { subject { name } topic } } } } } }`;
const START = 'mutation ($input: PaperInput!) { startPaper(input: $input) { id state } }';
const ANSWER = 'mutation ($answers: [PaperAnswerInput!]!) { answerPaper(id: "p1", answers: $answers) { id } }';
const MARK =
  'mutation ($input: PaperInput!, $sheet: PaperSheetInput!) { markPaper(input: $input, sheet: $sheet) { id } }';
const SHEET = { startedAt: '2026-11-22T09:00:00Z', items: [{ question: '1' }] };

const result = {
  marks: 2.2,
  out_of: 4,
  share: 0.55,
  passed: false,
  took_ms: 600_000,
  sections: [],
  topics: [{ prof: '_1', subject: 'ANAT', topic: 'Heart', marks: 2.2, out_of: 4 }],
};

let gateway: TestGateway;
const token = tokenOf({ user_id: 'RAHIMA' });
beforeAll(async () => {
  gateway = await startTestGateway();
});
beforeEach(() => {
  gateway.stub.reset({
    '/capabilities': { capabilities: { study: true, papers: true } },
    '/papers/p1': { paper: paperRow() },
    '/users': { data: { _id: '7', user_id: 'RAHIMA', name: 'Rahima' } },
  });
});
afterAll(() => gateway.close());

const paperOf = async (id = 'p1') => (await gateway.dataOf(PAPER, { id }, { token })).viewer.study.paper;

describe('a paper', () => {
  test('shows no key while an examination is open, even if the server sends it', async () => {
    const sections = [{ kind: 'SBA', answer_any: null, items: [itemRow({ ...SECRETS, asked: SECRETS.question })] }];
    gateway.stub.change({ '/papers/p1': { paper: paperRow({ sections }) } });
    const { sections: shown } = await paperOf();
    const hidden = { question: null, keyCorrectedOn: null, outcome: null, remarkedFrom: null, marks: null };
    expect(shown[0].items[0]).toMatchObject({ answer: { sba: 'C' }, ...hidden });
    expect(JSON.stringify(shown)).not.toMatch(/SECRET|correct|reason/);
    gateway.stub.change({
      '/papers/p1': { paper: paperRow({ sections, state: 'FINISHED', result: { ...result, remarked: 1 } }) },
    });
    const corrected = { keyCorrectedOn: '2026-11-20', outcome: 'RIGHT', remarkedFrom: 'WRONG', marks: 1 };
    expect(await paperOf()).toMatchObject({
      sections: [{ items: [{ question: { explanation: 'SECRET' }, ...corrected }] }],
      result: { marks: 2.2, remarked: 1, topics: [{ subject: { name: 'Anatomy' }, topic: 'Heart' }] },
    });
  });

  test('of an upstream that marks nothing again has no corrected keys', async () => {
    const { key_corrected_on: _on, remarked_from: _from, ...row } = SECRETS;
    const sections = [{ kind: 'SBA', answer_any: null, items: [itemRow(row)] }];
    gateway.stub.change({ '/papers/p1': { paper: paperRow({ sections, state: 'FINISHED', result }) } });
    expect(await paperOf()).toMatchObject({
      sections: [{ items: [{ outcome: 'RIGHT', keyCorrectedOn: null, remarkedFrom: null }] }],
      result: { remarked: 0 },
    });
  });

  test('that is unknown or another reader’s is null', async () => {
    gateway.stub.change({ '/papers/p2': answer(404, { message: 'Paper not found' }) });
    expect([
      await paperOf('p2'),
      await paperOf('a/b'),
      (await gateway.dataOf('{ sharedPaper(id: "a/b") { title } }')).sharedPaper,
    ]).toEqual([null, null, null]);
  });

  test('in a list has its questions if they are selected, with one call each', async () => {
    const { sections: _sections, ...row } = paperRow({ result: null });
    gateway.stub.change({ '/papers': { papers: [{ ...row, cursor: 'c1' }], next: 'c1' } });
    const list = (fields: string) => `{ viewer { study { papers(first: 1) {
      edges { cursor node { ${fields} } } pageInfo { hasNextPage endCursor }
    } } } }`;
    await gateway.dataOf(list('id title state'), {}, { token });
    expect(gateway.stub.calls.map(({ path }) => path)).not.toContain('/papers/p1');
    const { viewer } = await gateway.dataOf(
      list('id sections { kind } other: sections { items { number } }'),
      {},
      { token },
    );
    expect(viewer.study.papers).toEqual({
      edges: [{ cursor: 'c1', node: { id: 'p1', sections: [{ kind: 'SBA' }], other: [{ items: [{ number: 1 }] }] } }],
      pageInfo: { hasNextPage: true, endCursor: 'c1' },
    });
    expect(gateway.stub.calls.filter(({ path }) => path === '/papers/p1')).toHaveLength(1);
  });

  test('is started by readers and visitors', async () => {
    gateway.stub.change({ '/papers': { paper: paperRow() } });
    const mix = { prof: '_1', subjects: ['ANAT'], fromYear: 2020, saqAnswerAny: 2 };
    await gateway.dataOf(START, { input: { mix, mode: 'TUTOR', minutes: 0, utcOffsetMinutes: 345 } });
    const { body, headers } = gateway.stub.calls.find(({ path }) => path === '/papers')!;
    expect(headers.authorization).toBeUndefined();
    expect(body).toEqual({
      mix: {
        prof: '_1',
        subjects: ['ANAT'],
        from_year: 2020,
        saq_answer_any: 2,
        pool: 'ALL',
        mtf: 10,
        sba: 10,
        saq: 0,
      },
      mode: 'TUTOR',
      minutes: 0,
      rule: 'PROF',
      utc_offset_minutes: 345,
    });
  });

  test('that is over rejects later answers with PAPER_OVER', async () => {
    const message = 'The paper is over.';
    gateway.stub.change({ '/papers/p1/answers': answer(409, { message, code: 'PAPER_OVER' }) });
    const answers = [{ number: 1, answer: { sba: 'C' }, tookMs: 900, at: '2026-11-22T09:01:00.000Z' }];
    expect(await gateway.errorOf(ANSWER, { answers }, { token })).toMatchObject({
      message,
      extensions: { code: 'PAPER_OVER' },
    });
    const { body } = gateway.stub.calls.find(({ path }) => path === '/papers/p1/answers')!;
    expect(body).toEqual({
      answers: [{ number: 1, answer: { sba: 'C' }, took_ms: 900, at: '2026-11-22T09:01:00.000Z' }],
    });
  });

  test('of a visitor cannot be answered', async () => {
    const { extensions } = await gateway.errorOf(ANSWER, { answers: [{ number: 1 }] });
    expect(extensions?.code).toBe('UNAUTHENTICATED');
  });
});

test('an upstream without papers returns null, and mutations are NOT_SUPPORTED', async () => {
  for (const capabilities of [answer(404, {}), { capabilities: { study: true } }]) {
    gateway.stub.reset({ '/capabilities': capabilities });
    const query = `{
      features { papers } scoringRules { id } sharedPaper(id: "p1") { title }
      sittings(board: "DHK", prof: "_1", subject: "ANAT") { year }
    }`;
    expect(await gateway.dataOf(query)).toEqual({
      features: { papers: false },
      scoringRules: [],
      sharedPaper: null,
      sittings: [],
    });
    const { extensions } = await gateway.errorOf(START, { input: { copyOf: 'p2' } });
    expect(extensions?.code).toBe('NOT_SUPPORTED');
    expect(gateway.stub.calls.filter(({ path }) => path.startsWith('/papers'))).toEqual([]);
  }
});

describe('a paper of an upstream', () => {
  const RESULT = `result { marks outOf markedOutOf share unmarked verdict passed tookMs
    components { component { id kinds passShare } marks outOf unmarked verdict } sections { right skipped } }`;
  const WHOLE = `{ viewer { study { paper(id: "p1") { ${RESULT} rule { secondsPerMark }
    sections { answerAny items { number tookMs locked outOf answer { saq { points } } } } } } } }`;
  const wholeOf = async () => (await gateway.dataOf(WHOLE, {}, { token })).viewer.study.paper;
  const saq = (number: number, fields: object = {}) => {
    const asked = {
      _id: String(number),
      type: 'SAQ',
      stem: 'Describe',
      options: [],
      parts: [{ label: 'a', text: 'Where?', marks: 5 }],
    };
    return itemRow({ number, asked, out_of: 5, ...fields });
  };
  const ticked = { answer: { saq: [{ label: 'a', points: [1] }] } };
  const marked = [saq(1, { ...ticked, took_ms: 900 }), saq(2), saq(3)];
  const finished = (fields: object = {}) =>
    paperRow({
      state: 'FINISHED',
      result: { ...result, marks: 5, out_of: 15, share: 1 / 3 },
      sections: [{ kind: 'SAQ', answer_any: null, items: marked }],
      ...fields,
    });

  test('that knows no components has one of all kinds, and no verdict while something is unmarked', async () => {
    const component = { id: 'WRITTEN', kinds: ['MTF', 'SBA', 'SAQ'], passShare: 0.6 };
    gateway.stub.change({ '/papers/p1': { paper: finished() } });
    const unmarked = { markedOutOf: 5, share: 1, unmarked: 2, verdict: null, passed: false };
    expect(await wholeOf()).toMatchObject({
      sections: [{ items: [{ locked: false }, {}, {}] }],
      result: { ...unmarked, outOf: 15, components: [{ component, marks: 5, outOf: 15, unmarked: 2, verdict: null }] },
    });
    // Its list does not say so, and is not believed.
    const { sections: _sections, ...row } = finished();
    gateway.stub.change({ '/papers': { papers: [row], next: null } });
    const list = await gateway.dataOf(
      '{ viewer { study { papers { edges { node { result { unmarked verdict } } } } } } }',
      {},
      { token },
    );
    expect(list.viewer.study.papers.edges).toEqual([{ node: { result: { unmarked: 2, verdict: null } } }]);
    // "Answer any one".
    const sections = [{ kind: 'SAQ', answer_any: 1, items: marked }];
    gateway.stub.change({ '/papers/p1': { paper: finished({ sections, result: { ...result, passed: true } }) } });
    expect((await wholeOf()).result).toMatchObject({ unmarked: 0, verdict: 'PASSED', passed: true });
  });

  test('is read in spite of a number out of range', async () => {
    const paths: (string | number)[][] = [];
    const find = (node: unknown, path: (string | number)[]): void => {
      if (typeof node === 'number') paths.push(path);
      if (typeof node === 'object' && node !== null)
        for (const [name, part] of Object.entries(node)) find(part, [...path, name]);
    };
    const parts = {
      unmarked: 1,
      marked_out_of: 5,
      components: [{ id: 'WRITTEN', marks: 1, out_of: 5, marked_out_of: 5, share: 0.2, unmarked: 1, verdict: null }],
    };
    const counts = { marks: 1, out_of: 2, right: 1, partly: 0, wrong: 0, skipped: 0 };
    const whole = () =>
      finished({
        sections: [{ kind: 'SAQ', answer_any: 2, items: marked }],
        result: { ...result, ...parts, sections: [{ kind: 'SAQ', ...counts }] },
      });
    find(whole(), []);
    expect(paths.length).toBeGreaterThan(30);
    for (const path of paths) {
      const paper = whole();
      const parent = path.slice(0, -1).reduce<unknown>((node, name) => (node as Record<string, unknown>)[name], paper);
      Object.assign(parent as object, { [path.at(-1)!]: 3_000_000_000 });
      gateway.stub.change({ '/papers/p1': { paper } });
      expect(await wholeOf(), path.join('.')).toMatchObject({ result: { components: [{}] } });
    }
  });
});

test('a shared paper says what the reader needs, and an upstream that does not know needs nothing', async () => {
  const SHARED = '{ sharedPaper(id: "p1") { questions open access nextFreeOn } }';
  const shared = { title: 'Anatomy', minutes: 30, mtf: 1, sba: 2, saq: 0 };
  gateway.stub.change({ '/papers/p1/shared': { shared } });
  expect((await gateway.dataOf(SHARED)).sharedPaper).toEqual({
    questions: 3,
    open: 3,
    access: 'OPEN',
    nextFreeOn: null,
  });
  const used = { ...shared, open: 1, access: 'PLAN', next_free_on: '2026-11-29' };
  gateway.stub.change({ '/papers/p1/shared': { shared: used } });
  expect((await gateway.dataOf(SHARED, {}, { token })).sharedPaper).toEqual({
    questions: 3,
    open: 1,
    access: 'PLAN',
    nextFreeOn: '2026-11-29',
  });
  const calls = gateway.stub.calls.filter(({ path }) => path === '/papers/p1/shared');
  expect(calls.map(({ headers }) => headers.authorization)).toEqual([undefined, `Bearer ${token}`]);
});

test('an id that another paper has is a CONFLICT', async () => {
  const message = 'Another paper has this id.';
  gateway.stub.change({
    '/papers': answer(409, { message, code: 'CONFLICT' }),
    '/papers/marked': answer(409, { message, code: 'CONFLICT' }),
  });
  const input = { id: 'p1', copyOf: 'p2' };
  for (const document of [START, MARK]) {
    expect(await gateway.errorOf(document, { input, sheet: SHEET }, { token })).toMatchObject({
      message,
      extensions: { code: 'CONFLICT' },
    });
  }
});

test('a paper without the id that it was started with is not marked', async () => {
  expect(await gateway.errorOf(MARK, { input: { copyOf: 'p2' }, sheet: SHEET })).toMatchObject({
    extensions: { code: 'BAD_USER_INPUT', field: 'id' },
  });
});
