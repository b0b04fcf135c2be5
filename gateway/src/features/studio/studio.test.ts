import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answer, startTestGateway, tokenOf, type TestGateway } from '../../testing/index.ts';
import { personRow, reportRow, studioRow, wholeRow } from '../../testing/studio.ts';

/** What the editor's page asks for. */
const EDITOR = `fragment Editor on StudioQuestion {
  id status version retired author isMine changedAt prof subject { code name } chapter undecided lacks warnings may
  draft { ...Whole } published { ...Whole }
  history { version at by what comment changes { field before after } }
  reports { id kind text state answer createdAt }
  analysis { answered facility discrimination optionShares { key share } suspectKeys }
}
fragment Whole on Question {
  id ref type stem options { key text correct reason } parts { label text marks points weights }
  explanation takeAway references topic appearances { board year sitting } origin
}`;
const QUESTION = `query ($id: ID!) { studio { question(id: $id) { ...Editor } } } ${EDITOR}`;
const SAVE = `mutation ($id: ID, $version: Int, $question: QuestionInput!) {
  saveQuestion(id: $id, version: $version, question: $question) { ...Editor }
} ${EDITOR}`;
const INPUT = { type: 'SBA', prof: '_1', subject: 'ANAT', stem: 'Which?', takeAway: 'Remember.' };

let gateway: TestGateway;
const token = tokenOf({ user_id: 'RAHIMA' });
beforeAll(async () => {
  gateway = await startTestGateway();
});
beforeEach(() => {
  gateway.stub.reset({
    '/capabilities': { capabilities: { study: true, reports: true, studio: true } },
    '/users': { data: { _id: '7', user_id: 'RAHIMA', name: 'Rahima', role: 'REVIEWER' } },
    '/studio/questions/1042': { question: wholeRow() },
  });
});
afterAll(() => gateway.close());

const called = (path: string) => gateway.stub.calls.filter((call) => call.path === path);
const ask = (query: string, variables = {}) => gateway.dataOf(query, variables, { token });
const fail = async (query: string, variables = {}) => gateway.errorOf(query, variables, { token });

describe('a question', () => {
  test('comes whole in one call, as the editor needs it', async () => {
    const { studio } = await ask(QUESTION, { id: '1042' });
    expect(studio.question).toMatchObject({
      status: 'DRAFT',
      isMine: true,
      prof: '_1',
      subject: { code: 'ANAT', name: 'Anatomy' },
      chapter: 'Thorax',
      draft: { id: '1042', ref: 'ANAT-000123', takeAway: 'Wrist drop is radial.' },
      published: { stem: 'As readers see it' },
      // Servers of before this field have none.
      undecided: [],
      lacks: ['a reference to read it up in'],
      may: ['SAVE', 'UNDO'],
      history: [{ what: 'SAVED', changes: [{ field: 'stem', before: 'As readers see it', after: 'Changed' }] }],
      reports: [{ id: '9', kind: 'WRONG_KEY' }],
      analysis: { discrimination: -0.2, optionShares: [{ key: 'A', share: 0.6 }], suspectKeys: ['A'] },
    });
    expect(called('/studio/questions/1042')).toHaveLength(1);
  });

  test('may be incomplete while it is a draft: no key, no texts, no ref', async () => {
    const option = { key: 'A', text: '', correct: false, reason: null };
    const part = { label: '', text: '', marks: 0, points: [] };
    const draft = { stem: '', options: [option], parts: [part], explanation: null, topic: null, origin: null };
    const unfinished = { ref: null, undecided: ['A'], published: null, history: [], reports: [], analysis: null };
    const row = wholeRow(unfinished, draft);
    gateway.stub.change({ '/studio/questions/1042': { question: row } });
    const { question } = (await ask(QUESTION, { id: '1042' })).studio;
    expect(question).toMatchObject({
      draft: { id: '1042', ref: '', stem: '', options: [option], parts: [{ ...part, weights: null }] },
      undecided: ['A'],
      published: null,
      history: [],
      reports: [],
      analysis: null,
    });
  });

  test('that is not there is null', async () => {
    gateway.stub.change({ '/studio/questions/7': answer(404, { message: 'There is no such question.' }) });
    for (const id of ['7', 'a/b', '..']) expect((await ask(QUESTION, { id })).studio.question).toBeNull();
  });

  test('in a list is fetched whole where its history is asked for, once', async () => {
    const question = studioRow();
    gateway.stub.change({
      '/studio/questions': { questions: [{ cursor: '5-1042', question }], total: 9, next: '5-1042' },
    });
    const list = (fields: string, args = '') =>
      `{ studio { questions${args} { total pageInfo { hasNextPage endCursor } edges { cursor node { ${fields} } } } } }`;
    const { studio } = await ask(
      list(
        'id draft { stem }',
        '(status: IN_REVIEW, prof: "_1", text: "heart", mineOnly: true, first: 5, after: "6-1")',
      ),
    );
    expect(studio.questions).toMatchObject({
      total: 9,
      pageInfo: { hasNextPage: true, endCursor: '5-1042' },
      edges: [{ cursor: '5-1042', node: { id: '1042' } }],
    });
    expect(called('/studio/questions')[0]!.query).toEqual({
      status: 'IN_REVIEW',
      prof: '_1',
      text: 'heart',
      mine: 'true',
      limit: '5',
      after: '6-1',
    });
    expect(called('/studio/questions/1042')).toEqual([]);
    const whole = await ask(list('published { stem } history { what } reports { id } analysis { answered }'));
    expect(whole.studio.questions.edges[0].node).toEqual({
      published: { stem: 'As readers see it' },
      history: [{ what: 'SAVED' }],
      reports: [{ id: '9' }],
      analysis: { answered: 30 },
    });
    expect(called('/studio/questions/1042')).toHaveLength(1);
  });
});

describe('a change', () => {
  test('starts a draft, or saves one at a version, with the names of the REST API', async () => {
    const { takeAway, ...rest } = INPUT;
    const lists = { options: [], parts: [], references: [], appearances: [] };
    const sent = { ...rest, ...lists, take_away: takeAway };
    gateway.stub.change({ 'POST /studio/questions': { question: wholeRow() } });
    await ask(SAVE, { question: INPUT });
    expect(called('/studio/questions')[0]!.body).toMatchObject({ question: sent });
    gateway.stub.change({ 'PUT /studio/questions/1042': { question: wholeRow({ version: 4 }) } });
    expect((await ask(SAVE, { id: '1042', version: 3, question: INPUT })).saveQuestion.version).toBe(4);
    expect(called('/studio/questions/1042')[0]!.body).toMatchObject({ version: 3, question: sent });
  });

  test('sends pictures by their public id, and weights with their points', async () => {
    gateway.stub.change({ 'POST /studio/questions': { question: wholeRow() } });
    const media = [
      {
        imageId: 'mQ3xT0aK9sLr2VbY7cNw1A',
        alt: 'A strip',
        credit: 'A. Rahman',
        source: 'A book',
        licence: 'CC BY 4.0',
      },
    ];
    const parts = [{ label: 'a', text: 'Name two', marks: 2, points: ['one', 'two'], weights: [1, 2.5] }];
    await ask(SAVE, { question: { ...INPUT, media, parts } });
    expect(called('/studio/questions')[0]!.body).toMatchObject({
      question: {
        parts,
        media: [
          {
            image: 'mQ3xT0aK9sLr2VbY7cNw1A',
            alt: 'A strip',
            credit: 'A. Rahman',
            source: 'A book',
            licence: 'CC BY 4.0',
          },
        ],
      },
    });
  });

  test('needs a version with an id, and an id with a version', async () => {
    for (const variables of [{ id: '1042' }, { version: 3 }])
      expect((await fail(SAVE, { ...variables, question: INPUT })).message).toBe('id and version go together.');
  });

  test.each([
    ['submitQuestion', 'submit', '', {}],
    ['approveQuestion', 'approve', '', {}],
    ['returnQuestion', 'return', ', comment: "Why?"', { comment: 'Why?' }],
    ['retireQuestion', 'retire', ', comment: "Old"', { comment: 'Old' }],
    ['undoQuestion', 'undo', '', {}],
  ])('%s is one call, with the version', async (field, step, args, body) => {
    gateway.stub.change({ [`/studio/questions/1042/${step}`]: { question: wholeRow() } });
    const data = await ask(`mutation { ${field}(id: "1042", version: 3${args}) { id status } }`);
    expect(data[field]).toEqual({ id: '1042', status: 'DRAFT' });
    expect(called(`/studio/questions/1042/${step}`).map((call) => call.body)).toEqual([{ version: 3, ...body }]);
    expect((await fail(`mutation { ${field}(id: "a/b", version: 3${args}) { id } }`)).extensions?.code).toBe(
      'BAD_USER_INPUT',
    );
  });

  test('that takes the start of a draft back answers null', async () => {
    gateway.stub.change({ '/studio/questions/1042/undo': { question: null } });
    expect(await ask('mutation { undoQuestion(id: "1042", version: 1) { id } }')).toEqual({ undoQuestion: null });
  });
});

describe('who was second', () => {
  const conflict = answer(409, { message: 'It is at version 5 by now, not 3.', code: 'CONFLICT' });

  test('gets CONFLICT with what is there, cleaned as the graph cleans HTML', async () => {
    const draft = {
      stem: 'Theirs <img src=x onerror=alert(1)>',
      options: [{ text: '<script>x</script>C', correct: true }],
    };
    gateway.stub.change({
      'PUT /studio/questions/1042': conflict,
      'GET /studio/questions/1042': { question: wholeRow({ version: 5 }, draft) },
    });
    const { message, extensions } = await fail(SAVE, { id: '1042', version: 3, question: INPUT });
    expect(message).toBe('It is at version 5 by now, not 3.');
    expect(extensions).toMatchObject({
      code: 'CONFLICT',
      question: {
        id: '1042',
        version: 5,
        prof: '_1',
        subject: 'ANAT',
        chapter: 'Thorax',
        draft: { takeAway: 'Wrist drop is radial.', options: [{ key: 'A', text: 'C', correct: true }] },
      },
    });
    expect(JSON.stringify(extensions)).not.toMatch(/onerror|script/);
  });

  test('hears of one that is gone without a question', async () => {
    gateway.stub.change({
      '/studio/questions/1042/submit': conflict,
      'GET /studio/questions/1042': answer(404, { message: 'There is no such question.' }),
    });
    const { extensions } = await fail('mutation { submitQuestion(id: "1042", version: 3) { id } }');
    expect(extensions).toEqual({ code: 'CONFLICT' });
  });
});

test('administrators find people and give roles, but the last one', async () => {
  gateway.stub.change({
    '/studio/people': { people: [personRow()] },
    '/studio/people/KARIM/role': { person: personRow({ role: 'REVIEWER' }) },
  });
  const { studio } = await ask('{ studio { people(text: "karim") { userId name email role } } }');
  expect(studio.people).toEqual([{ userId: 'KARIM', name: 'Karim Ahmed', email: 'karim@example.com', role: 'AUTHOR' }]);
  expect(called('/studio/people')[0]!.query).toEqual({ text: 'karim' });
  const SET = 'mutation { setRole(userId: "KARIM", role: REVIEWER) { role } }';
  expect((await ask(SET)).setRole.role).toBe('REVIEWER');
  const message = 'Nobody would be left who can give roles.';
  gateway.stub.change({ '/studio/people/KARIM/role': answer(409, { message, code: 'CONFLICT' }) });
  expect(await fail(SET)).toMatchObject({ message, extensions: { code: 'CONFLICT' } });
});

test('suspects come with their analysis', async () => {
  const entry = { cursor: '250-1042', question: studioRow() };
  gateway.stub.change({ '/studio/suspects': { questions: [entry], total: 1, next: null } });
  const { studio } = await ask('{ studio { suspects(first: 3) { edges { node { id analysis { suspectKeys } } } } } }');
  expect(studio.suspects.edges).toEqual([{ node: { id: '1042', analysis: { suspectKeys: ['A'] } } }]);
  expect(called('/studio/suspects')[0]!.query).toEqual({ limit: '3' });
});

describe('a server without a studio', () => {
  const everyone = '{ viewer { role } }';
  const calls = [QUESTION, SAVE, 'mutation { setRole(userId: "KARIM", role: ADMIN) { role } }'];
  const variables = { id: '1042', version: 1, question: INPUT };

  test('is asked for nothing of it, and its users are readers', async () => {
    gateway.stub.change({ '/capabilities': { capabilities: { study: true } } });
    for (const query of calls) expect((await fail(query, variables)).extensions?.code).toBe('NOT_SUPPORTED');
    expect(gateway.callsMade().filter((call) => call.includes('studio'))).toEqual([]);
    expect((await ask(everyone)).viewer.role).toBe('READER');
  });

  test('is not one that has: its roles are shown, and visitors are asked to log in', async () => {
    expect((await ask(everyone)).viewer.role).toBe('REVIEWER');
    for (const query of calls)
      expect((await gateway.errorOf(query, variables)).extensions?.code).toBe('UNAUTHENTICATED');
    gateway.stub.change({
      '/studio/questions/1042': answer(403, { message: 'This is for authors.', code: 'FORBIDDEN' }),
    });
    expect(await fail(QUESTION, { id: '1042' })).toMatchObject({
      message: 'This is for authors.',
      extensions: { code: 'FORBIDDEN' },
    });
  });
});

test('what a server sends besides is left out: unknown actions, unreadable events', async () => {
  const event = { version: 1, at: '2026-11-22T09:30:00.000Z', by: null, what: 'STARTED', comment: null, changes: [] };
  const row = wholeRow({
    may: ['SAVE', 'PAINT'],
    history: [event, { ...event, what: 'PAINTED' }],
    reports: [reportRow(), { _id: '1' }],
  });
  gateway.stub.change({ '/studio/questions/1042': { question: row } });
  const { question } = (await ask(QUESTION, { id: '1042' })).studio;
  expect([question.may, question.history.length, question.reports.length]).toEqual([['SAVE'], 1, 1]);
});
