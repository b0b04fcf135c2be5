import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ARTICLE_CALL, articleRow, contentRoutes, SUB_LIST_CALL, TAB_TOPICS_CALL } from '../../testing/content.ts';
import { answer, startTestGateway, type TestGateway } from '../../testing/index.ts';

const TABS = '/intern/tabs?fields=-topic_list';
const ARTICLE = 'query ($id: ID! = "t1") { internshipArticle(id: $id) { id topicName banner { url } date body } }';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
beforeEach(() => {
  gateway.stub.reset({
    ...contentRoutes(),
    [TAB_TOPICS_CALL]: {
      data: {
        data: [
          { _id: 't1', topic_name: 'Shock', sub_name: 'not this', is_array: false },
          { _id: 2, topic_name: 'Bites', is_array: 'true' },
          { _id: 't3', sub_name: 'Burns' },
        ],
      },
    },
    [SUB_LIST_CALL]: {
      data: [
        { _id: 'u1', topic_name: 'Bites', sub_name: 'Snake', is_array: true },
        { _id: 'u2', topic_name: 'Dog' },
      ],
    },
    [ARTICLE_CALL]: articleRow(),
  });
});
afterAll(() => gateway.close());

describe('a subject', () => {
  test('is found in the list; topics are fetched only if queried', async () => {
    const query = '{ internshipSubject(id: "s1") { id name } }';
    expect(await gateway.dataOf(query)).toEqual({ internshipSubject: { id: 's1', name: 'Emergencies' } });
    expect(gateway.callsMade()).toEqual([TABS]);
    const { internshipSubject } = await gateway.dataOf('{ internshipSubject(id: "s1") { topics { id name isList } } }');
    expect(internshipSubject.topics).toEqual([
      { id: 't1', name: 'Shock', isList: false },
      { id: '2', name: 'Bites', isList: true },
      { id: 't3', name: 'Burns', isList: false },
    ]);
    expect(gateway.callsMade()).toEqual([TABS, TAB_TOPICS_CALL]);
  });

  test('is null for an unknown id', async () => {
    for (const id of ['s9', '', '..', 'a/b', '__proto__']) {
      expect(await gateway.dataOf('query ($id: ID!) { internshipSubject(id: $id) { topics { id } } }', { id })).toEqual(
        { internshipSubject: null },
      );
    }
    expect(gateway.callsMade()).toEqual([TABS]);
  });

  test('has no topics if the upstream has none', async () => {
    gateway.stub.reset({ ...contentRoutes(), [TAB_TOPICS_CALL]: answer(404, { message: 'none' }) });
    const { internshipSubject } = await gateway.dataOf('{ internshipSubject(id: "s1") { topics { id } } }');
    expect(internshipSubject).toEqual({ topics: [] });
  });

  test.each([
    ['/med/api/v1/images/icon-1', '/images/icon-1'],
    ['/med/api/v1/images/icon-1?w=400', '/images/icon-1'],
    ['/images/icon-1', '/images/icon-1'],
    ['https://pictures.example/a.png?x=1', 'https://pictures.example/a.png?x=1'],
    ['http://pictures.example/a.png', null],
    ['//pictures.example/a.png', null],
    ['\\\\pictures.example/a.png', null],
    ['javascript:alert(1)', null],
    ['data:image/svg+xml,<svg onload=alert(1)>', null],
    ['https://reader:secret@pictures.example/a.png', null],
    ['/med/api/v1/users', null],
    ['/med/api/v1/images/../users', null],
    ['/med/api/v1/images/a%2Fb', null],
    ['/med/api/v1/images/', null],
    ['', null],
    ['http://[', null],
  ])('has its icon %j at %j', async (url, iconUrl) => {
    for (const written of [{ url }, url]) {
      gateway.stub.reset({ '/intern/tabs': { data: [{ _id: 's1', subject: 'Emergencies', url: written }] } });
      const { internshipSubjects } = await gateway.dataOf('{ internshipSubjects { iconUrl } }');
      expect(internshipSubjects).toEqual([{ iconUrl }]);
    }
  });

  test('has icons of the upstream’s own address on this server', async () => {
    const url = `${gateway.stub.url}/images/icon-2`;
    gateway.stub.reset({ '/intern/tabs': { data: [{ _id: 's1', subject: 'Emergencies', url: { url } }] } });
    const { internshipSubjects } = await gateway.dataOf('{ internshipSubjects { iconUrl } }');
    expect(internshipSubjects).toEqual([{ iconUrl: '/images/icon-2' }]);
  });
});

describe('sub-topics', () => {
  const SUB_TOPICS = 'query ($id: ID!) { internshipSubTopics(topicId: $id) { id name isList } }';

  test('have their own name and are articles', async () => {
    expect(await gateway.dataOf(SUB_TOPICS, { id: 't2' })).toEqual({
      internshipSubTopics: [
        { id: 'u1', name: 'Snake', isList: false },
        { id: 'u2', name: 'Dog', isList: false },
      ],
    });
    expect(gateway.callsMade()).toEqual([`${SUB_LIST_CALL}?has_list=true`]);
  });

  test('are empty for a topic without sub-topics and an unknown topic', async () => {
    expect(await gateway.dataOf(SUB_TOPICS, { id: 't9' })).toEqual({ internshipSubTopics: [] });
    expect(gateway.callsMade()).toHaveLength(1);
    for (const id of ['', '..', '../users', 'a//b', 't2\0', 't'.repeat(256)]) {
      expect(await gateway.dataOf(SUB_TOPICS, { id })).toEqual({ internshipSubTopics: [] });
    }
    expect(gateway.callsMade()).toHaveLength(1);
  });
});

describe('an article', () => {
  const article = async (row: unknown) => {
    gateway.stub.reset({ [ARTICLE_CALL]: row });
    return (await gateway.dataOf(ARTICLE)).internshipArticle;
  };

  test('has all fields, in one `data`, two or none', async () => {
    const whole = {
      id: 't1',
      topicName: 'Shock',
      banner: { url: '/images/shock' },
      date: '2026-03-01T00:00:00.000Z',
      body: '<h3>Recognise</h3><p>BP &lt; 90</p>',
    };
    const row = articleRow();
    for (const body of [row, { data: row }, row.data]) expect(await article(body)).toEqual(whole);
    expect(gateway.callsMade()).toEqual([ARTICLE_CALL]);
  });

  test('of a sub-topic has its name', async () => {
    const row = { data: { ...articleRow().data, topic_name: 'Bites', sub_name: 'Snake' } };
    expect((await article(row)).topicName).toBe('Snake');
  });

  test.each([
    ['2025-09-14', '2025-09-14T00:00:00.000Z'],
    ['2025-09-14T09:30:00+06:00', '2025-09-14T03:30:00.000Z'],
    [1_757_808_000_000, '2025-09-14T00:00:00.000Z'],
    ['some day', null],
    ['', null],
    [null, null],
    [{}, null],
  ])('dated %j is of %j', async (date, expected) => {
    const row = articleRow();
    expect(await article({ data: { ...row.data, view: { ...row.data.view, banner: { date } } } })).toMatchObject({
      date: expected,
      banner: null,
    });
  });

  test.each([
    [
      { by: 'Dr Example', on: '2026-11-02' },
      { reviewer: 'Dr Example', reviewedOn: '2026-11-02' },
    ],
    [
      { by: ' Dr Example ', on: '2026-11-02T00:00:00+06:00' },
      { reviewer: 'Dr Example', reviewedOn: '2026-11-02' },
    ],
    [undefined, null],
    [null, null],
    [{ by: 'Dr Example' }, null],
    [{ by: '  ', on: '2026-11-02' }, null],
    [{ on: '2026-11-02' }, null],
    [{ by: 'Dr Example', on: 'some day' }, null],
    ['Dr Example', null],
  ])('reviewed %j is of %j', async (review, expected) => {
    const row = articleRow();
    gateway.stub.reset({ [ARTICLE_CALL]: { data: { ...row.data, view: { ...row.data.view, review } } } });
    const { internshipArticle } = await gateway.dataOf(
      '{ internshipArticle(id: "t1") { body review { reviewer reviewedOn } } }',
    );
    expect(internshipArticle).toEqual({ body: '<h3>Recognise</h3><p>BP &lt; 90</p>', review: expected });
  });

  test.each([
    ['no view', { _id: 't1', topic_name: 'Bites' }],
    ['no content', { _id: 't1', topic_name: 'Bites', view: { content: [] } }],
    ['no body', { _id: 't1', topic_name: 'Bites', view: { content: [{}] } }],
  ])('is null where the topic has %s', async (_what, data) => {
    expect(await article({ data })).toBeNull();
  });

  test('is null for an unknown id, without a call for an invalid one', async () => {
    expect(await gateway.dataOf(ARTICLE, { id: 't9' })).toEqual({ internshipArticle: null });
    expect(gateway.callsMade()).toHaveLength(1);
    for (const id of ['', '..', '../users', 'a//b', 't1\n', 't'.repeat(256)]) {
      expect(await gateway.dataOf(ARTICLE, { id })).toEqual({ internshipArticle: null });
    }
    expect(gateway.callsMade()).toHaveLength(1);
  });

  test('that fails to load is an error, not null', async () => {
    gateway.stub.reset({ [ARTICLE_CALL]: answer(503, {}) });
    expect(await gateway.errorOf(ARTICLE)).toMatchObject({ extensions: { code: 'UPSTREAM_UNAVAILABLE' } });
  });
});
