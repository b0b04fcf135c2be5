import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answer, startTestGateway, type TestGateway } from '../../testing/index.ts';
import { CHAPTERS_CALL, PAGE_FIELDS, pageRow, sbaQuestion } from '../../testing/rows.ts';

let gateway: TestGateway;
const rows = [
  { _id: '41', chapter_name: 'Thorax', total_question: 45 },
  { _id: 42, chapter_name: 'পেট', total_question: '3', __v: 0 },
  { _id: '64f1c0ffee-_Z', chapter_name: 'Limbs', total_question: 0 },
];

beforeAll(async () => {
  gateway = await startTestGateway();
});
beforeEach(() => {
  gateway.stub.reset({ [CHAPTERS_CALL]: { data: rows }, '/bank-filter/42': pageRow() });
});
afterAll(() => gateway.close());

describe('question sets', () => {
  test('are one card per professional year, without a call', async () => {
    const { questionSets } = await gateway.dataOf('{ questionSets { id title items link } }');
    expect(questionSets).toHaveLength(4);
    expect(questionSets[0]).toEqual({
      id: '_1',
      title: '1st Proff',
      items: ['Anatomy', 'Physiology', 'Biochemistry'],
      link: '/questions-set/_1',
    });
    expect(gateway.callsMade()).toEqual([]);
  });
});

describe('chapters', () => {
  test('are fetched in one call', async () => {
    const data = await gateway.dataOf('{ chapters(prof: "_1", subject: "ANAT") { id name totalQuestions } }');
    expect(data.chapters).toEqual([
      { id: '_1-ANAT-41', name: 'Thorax', totalQuestions: 45 },
      { id: '_1-ANAT-42', name: 'পেট', totalQuestions: 3 },
      { id: '_1-ANAT-64f1c0ffee-_Z', name: 'Limbs', totalQuestions: 0 },
    ]);
    expect(gateway.callsMade()).toEqual([`${CHAPTERS_CALL}?limit=100000`]);
  });

  test('the name of the subject is encoded in the path', async () => {
    gateway.stub.reset({ '*': { data: { data: [] } } });
    const data = await gateway.dataOf('{ chapters(prof: "_4", subject: "OBG") { id } }');
    expect(data).toEqual({ chapters: [] });
    expect(gateway.callsMade()).toEqual(['/bank/Obstetrics%20and%20Gynaecology/chapter/_4-OBG?limit=100000']);
  });

  test.each([
    ['_2', 'ANAT'],
    ['_9', 'ANAT'],
    ['_1', 'constructor'],
    ['../_1', 'ANAT'],
  ])('do not exist for %s and %s, without a call', async (prof, subject) => {
    const query = 'query ($prof: ID!, $subject: ID!) { chapters(prof: $prof, subject: $subject) { id } }';
    expect(await gateway.dataOf(query, { prof, subject })).toEqual({ chapters: [] });
    expect(gateway.callsMade()).toEqual([]);
  });
});

describe('a chapter', () => {
  const CHAPTER = 'query ($id: ID!) { chapter(id: $id) { id name totalQuestions } }';

  test('is found in its subject’s list by its id', async () => {
    for (const [index, id] of ['_1-ANAT-41', '_1-ANAT-42', '_1-ANAT-64f1c0ffee-_Z'].entries()) {
      const { chapter } = await gateway.dataOf(CHAPTER, { id });
      expect(chapter).toMatchObject({ id, name: rows[index]!.chapter_name });
    }
    // Three requests share the cached list.
    expect(gateway.callsMade()).toHaveLength(1);
  });

  test('that was merged into another is that one', async () => {
    gateway.stub.reset({ [CHAPTERS_CALL]: { data: [{ ...rows[0]!, former_ids: ['7'] }] } });
    expect(await gateway.dataOf(CHAPTER, { id: '_1-ANAT-7' })).toMatchObject({
      chapter: { id: '_1-ANAT-41', name: rows[0]!.chapter_name },
    });
  });

  test.each(['999', '../users', '42/../../users', 'a/b', '4 2', '4%32', 'a\\b'])(
    'is null for an id that its list lacks: %j',
    async (id) => {
      expect(await gateway.dataOf(CHAPTER, { id: `_1-ANAT-${id}` })).toEqual({ chapter: null });
      expect(gateway.callsMade()).toEqual([`${CHAPTERS_CALL}?limit=100000`]);
    },
  );

  test.each([
    '',
    '42',
    '_1-ANAT',
    '_1-ANAT-',
    '_1-ANAT-.',
    '_1-ANAT-..',
    '_1-ANAT-42\n',
    '_1-ANAT-42\0',
    '_1-ANAT-\uD800',
    `_1-ANAT-${'4'.repeat(256)}`,
    '_2-ANAT-42',
    '_9-ANAT-42',
    '_1-anat-42',
    '_1-XXXX-42',
    'DHK_1-ANAT-42',
  ])('is null for %j without a call', async (id) => {
    expect(await gateway.dataOf(CHAPTER, { id })).toEqual({ chapter: null });
    expect(gateway.callsMade()).toEqual([]);
  });

  test('its questions take one more call, with page and range', async () => {
    const data = await gateway.dataOf(
      `query { chapter(id: "_1-ANAT-42") { questions(page: 1, from: 1, to: 45) { ...Page } } } ${PAGE_FIELDS}`,
    );
    expect(data.chapter.questions.questions).toEqual([sbaQuestion]);
    expect(data.chapter.questions.pagination.total).toBe(45);
    expect(gateway.callsMade()).toEqual([`${CHAPTERS_CALL}?limit=100000`, '/bank-filter/42?page=1&from=1&to=45']);
  });

  test.each([
    ['PURCHASE_REQUIRED', undefined, 'PURCHASE_REQUIRED'],
    [undefined, 'Please purchase packages to access more pages.', 'PURCHASE_REQUIRED'],
    ['FORBIDDEN', 'Kindly purchase to access more pages.', 'PURCHASE_REQUIRED'],
    ['FORBIDDEN', undefined, 'FORBIDDEN'],
    [undefined, 'Your account is suspended.', 'FORBIDDEN'],
    [undefined, undefined, 'FORBIDDEN'],
  ])('a 403 with the code %j and the message %j is %s', async (code, message, expected) => {
    gateway.stub.reset({ [CHAPTERS_CALL]: { data: rows }, '/bank-filter/42': answer(403, { code, message }) });
    const error = await gateway.errorOf('{ chapter(id: "_1-ANAT-42") { questions(page: 2) { questions { id } } } }');
    const own = {
      PURCHASE_REQUIRED: 'Please purchase packages to access more pages.',
      FORBIDDEN: 'You may not do this.',
    };
    expect(error).toMatchObject({
      message: message ?? own[expected as keyof typeof own],
      path: ['chapter', 'questions'],
      extensions: { code: expected },
    });
  });
});
