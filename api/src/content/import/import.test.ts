import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contentPictures } from '../../features/images/index.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { importContent } from './import.ts';
import { contentTables, readContentRows } from './store.ts';
import { article, newEditor, picture, sha256, type Editor, type Folder } from '../../testing/content-import.ts';

let api: TestApi;
let editor: Editor;
beforeAll(async () => {
  api = await startTestApi();
  editor = await newEditor(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  for (const table of Object.values(contentTables).toReversed()) await api.db.delete(table);
});

const faq = (id: string, given = {}) => ({ id, question: `What is ${id}?`, answer: 'This.', ...given });
const SITE: Folder = {
  'faqs.json': [faq('one'), faq('two')],
  'ebooks.json': [{ id: 'book', book_name: 'B', author: 'A', category: 'C', drive_link: 'https://example.org/b' }],
  'plans.json': [{ id: 'month', name: 'M', short_description: 'S', plans: [{ price: 299, duration: '1 month' }] }],
  'internship/subjects.json': [
    { id: 'emergency', subject: 'Emergency care' },
    { id: 'surgery', subject: 'Surgery' },
  ],
  'internship/emergency/burns.md': article('Burns'),
  'internship/emergency/shock/topic.json': { topic_name: 'Shock', order: 1 },
  'internship/emergency/shock/septic-shock.md': article('Septic shock'),
  'internship/surgery/suturing.md': article('Suturing'),
};
const countsOf = ({ body }: { body: { report: { counts: Record<string, object> } } }) => body.report.counts;
const all = (counts: object) => ({ created: 0, changed: 0, unchanged: 0, removed: 0, ...counts });

describe('a folder of content', () => {
  test('is created, unchanged on a second import, and updated where it has changed', async () => {
    const first = await editor.publish(SITE);
    expect(first.status).toBe(200);
    expect(countsOf(first)).toEqual({
      banners: all({}),
      faqs: all({ created: 2 }),
      plans: all({ created: 1 }),
      ebooks: all({ created: 1 }),
      internship_subjects: all({ created: 2 }),
      internship_topics: all({ created: 4 }),
    });
    const before = await readContentRows(api.db);
    const again = await editor.publish(SITE);
    expect(countsOf(again)).toMatchObject({
      faqs: all({ unchanged: 2 }),
      plans: all({ unchanged: 1 }),
      internship_topics: all({ unchanged: 4 }),
    });
    expect(await readContentRows(api.db)).toEqual(before);
    const changed = await editor.publish({ 'faqs.json': [faq('one', { answer: 'That.' }), faq('two')] });
    expect(countsOf(changed)).toMatchObject({
      faqs: all({ changed: 1, unchanged: 1 }),
      ebooks: all({}),
      internship_topics: all({}),
    });
    const { body } = await api.get<{ faqs: { answer: string }[] }>('/faqs');
    expect(body.faqs.map(({ answer }) => answer)).toEqual(['That.', 'This.']);
  });

  test('is compared but not stored by a dry run', async () => {
    const dry = await editor.publish(SITE, 'dry_run=true');
    expect(dry.body.report).toMatchObject({ dry_run: true, stored: false, counts: { faqs: all({ created: 2 }) } });
    expect((await readContentRows(api.db)).faqs).toEqual([]);
  });

  test('removes missing rows only with prune, and only from lists and subjects that it has', async () => {
    await editor.publish(SITE);
    const smaller = { 'faqs.json': [faq('two')], 'internship/emergency/burns.md': article('Burns') };
    expect(countsOf(await editor.publish(smaller))).toMatchObject({ faqs: all({ changed: 1 }) });
    expect(await idsOf()).toMatchObject({ faqs: ['one', 'two'] });
    const pruned = countsOf(await editor.publish(smaller, 'prune=true'));
    expect(pruned).toMatchObject({
      faqs: all({ unchanged: 1, removed: 1 }),
      internship_subjects: all({}),
      internship_topics: all({ unchanged: 1, removed: 2 }),
    });
    expect(await idsOf()).toEqual({
      banners: [],
      faqs: ['two'],
      plans: ['month'],
      ebooks: ['book'],
      internship_subjects: ['emergency', 'surgery'],
      internship_topics: ['burns', 'suturing'],
    });
    const subjects = { 'internship/subjects.json': [{ id: 'emergency', subject: 'Emergency care' }] };
    const gone = countsOf(await editor.publish(subjects, 'prune=true'));
    expect(gone).toMatchObject({ internship_subjects: all({ unchanged: 1, removed: 1 }) });
    expect(gone).toMatchObject({ internship_topics: all({ removed: 1 }) });
    expect(await idsOf()).toMatchObject({ internship_topics: ['burns'] });
  });

  test('moves a topic to another subject, or from a list to the subject itself', async () => {
    await editor.publish(SITE);
    const { 'internship/emergency/burns.md': burns, 'internship/emergency/shock/septic-shock.md': septic } = SITE;
    const moved = {
      'internship/subjects.json': [{ id: 'surgery', subject: 'Surgery' }],
      'internship/surgery/burns.md': burns,
      'internship/surgery/septic-shock.md': septic,
    };
    const done = await editor.publish(moved, 'prune=true');
    expect(countsOf(done)).toMatchObject({
      internship_subjects: all({ changed: 1, removed: 1 }),
      internship_topics: all({ changed: 2, removed: 2 }),
    });
    expect(await idsOf()).toMatchObject({ internship_topics: ['burns', 'septic-shock'] });
  });
});

describe('a picture', () => {
  test('is uploaded once, re-encoded, named by its hash, and shown', async () => {
    const [blue, red] = [await picture('#00f'), await picture('#f00')];
    const pictures = {
      'pictures/blue.png': sha256(blue),
      'pictures/same.png': sha256(blue),
      'pictures/x.png': sha256(red),
    };
    const folder: Folder = {
      'banners.json': ['blue', 'same'].map((name) => ({ id: name, image: `pictures/${name}.png`, alt: name })),
      'internship/subjects.json': [{ id: 'emergency', subject: 'E', icon: 'pictures/blue.png' }],
      'internship/emergency/burns.md': article('Burns', '![Skin](pictures/blue.png)', 'banner: pictures/blue.png\n'),
    };
    const dry = await editor.publish(folder, 'dry_run=true', pictures);
    expect(dry.body.report.pictures_needed).toEqual(['pictures/blue.png', 'pictures/same.png']);
    const early = await editor.publish(folder, '', pictures);
    expect(early).toMatchObject({
      status: 422,
      body: { problems: [{ problem: expect.stringContaining('upload it') }, {}] },
    });

    expect((await editor.upload(blue, 'dry_run=true')).status).toBe(200);
    const [one, two] = [await editor.upload(blue), await editor.upload(blue)];
    expect(one).toMatchObject({ status: 201, body: { picture: { sha256: sha256(blue) } } });
    expect(two.body).toEqual(one.body);
    const id = one.body.picture!.public_id;
    expect((await api.call('GET', `/images/${id}`)).status).toBe(200);

    expect((await editor.publish(folder, '', pictures)).status).toBe(200);
    const { body } = await api.get<{ banners: object[] }>('/content/banners');
    expect(body.banners).toMatchObject([{ url: { public_id: id } }, { url: { public_id: id } }]);
    const { internship_topics: topics } = await readContentRows(api.db);
    expect(topics[0]).toMatchObject({
      banner: id,
      body: `<p><img src="/images/${id}?w=1024" width="8" height="6" alt="Skin" /></p>`,
    });
    expect(countsOf(await editor.publish(folder, '', pictures))).toMatchObject({
      internship_topics: all({ unchanged: 1 }),
    });
  });

  test('that is not a picture is rejected', async () => {
    expect(await editor.upload(Buffer.from('<svg onload="x()"/>'))).toMatchObject({
      status: 400,
      body: { message: 'Only JPEG, PNG and WebP images can be uploaded.' },
    });
    expect(await editor.upload(Buffer.alloc(10 * 1024 * 1024))).toMatchObject({
      status: 413,
      body: { message: 'The image is larger than 5 MB.' },
    });
  });
});

describe('a folder with problems', () => {
  test('is rejected completely, with every problem by file', async () => {
    const wrong: Folder = {
      ...SITE,
      'banners.json': [
        { id: 'a', image: '../../etc/passwd', alt: 'x' },
        { id: 'b', image: 'pictures/none.webp', alt: 'x' },
      ],
      'faqs.json': [faq('one'), faq('one', { answer: ' ', colour: 'red' })],
      'plans.json': '[{',
      'ebooks.json': [
        { id: 'X', book_name: 'B', author: 'A', category: 'C', drive_link: 'javascript:alert(1)' },
        { id: 'y', book_name: 'B', author: 'A', drive_link: 'http://example.org' },
      ],
      'faq.json': [],
      'internship/../../escape.md': article('Out'),
      'internship/emergency/burns.md': article('Burns', '[x](javascript:alert(1)) ![y](https://example.org/y.png)'),
      'internship/surgery/burns.md': 'no front matter',
      'internship/emergency/shock/anaphylaxis.md': '---\ntitle: [\ndate: 2026-11-01\n---\ntext',
      'internship/emergency/empty.md': '---\ntitle: Empty\ndate: 2026-02-30\ncolour: red\n---\n',
      'internship/nowhere/lost.md': article('Lost'),
      'internship/emergency/lists/below.md': article('Below'),
    };
    const { status, body } = await editor.publish(wrong);
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'CONTENT_REFUSED' });
    const problems = body.problems.map(({ file, problem }) => `${file}: ${problem}`).sort();
    expect(problems).toEqual([
      'banners.json: entry 1, image: must be a file in pictures/, such as pictures/heart.webp',
      'ebooks.json: entry 1, drive_link: must be an https:// address',
      'ebooks.json: entry 1, id: must be lower-case letters, digits and hyphens, such as septic-shock',
      'ebooks.json: entry 2, category: is missing',
      'ebooks.json: entry 2, drive_link: must be an https:// address',
      'faq.json: is no file of a content folder: check its name, or take it out',
      'faqs.json: entry 2, answer: is empty',
      'faqs.json: entry 2, id: one is there twice',
      'faqs.json: entry 2: has colour, which nothing reads: check the spelling or take it out',
      'internship/../../escape.md: is no file of a content folder: check its name, or take it out',
      'internship/emergency/burns.md: links to javascript:alert(1): a link is an https:// address, a mailto: or a path of this site',
      'internship/emergency/burns.md: shows https://example.org/y.png: a picture is a file in pictures/, such as pictures/heart.webp',
      'internship/emergency/empty.md: date: must be a day, such as 2026-11-01',
      'internship/emergency/empty.md: has colour, which nothing reads: check the spelling or take it out',
      'internship/emergency/empty.md: has no text',
      'internship/emergency/lists/below.md: lists is no list: add internship/emergency/lists/topic.json',
      expect.stringMatching(/^internship\/emergency\/shock\/anaphylaxis.md: its first part is not YAML: /),
      'internship/nowhere/lost.md: there is no subject nowhere: add it to internship/subjects.json',
      'internship/surgery/burns.md: burns is the name of internship/emergency/burns.md too: give it another',
      'internship/surgery/burns.md: must start with --- and its title and date, then another ---',
      expect.stringMatching(/^plans.json: is not JSON: /),
    ]);
    expect((await readContentRows(api.db)).internship_topics).toEqual([]);
    const dry = await editor.publish(wrong, 'dry_run=true');
    expect(dry.body.problems).toEqual(body.problems);
  });

  test('with an unreadable list of subjects reports only that', async () => {
    const { body } = await editor.publish({ ...SITE, 'internship/subjects.json': '{}' });
    expect(body.problems).toEqual([{ file: 'internship/subjects.json', problem: 'must be a list' }]);
  });

  test('names missing pictures and duplicate ids', async () => {
    const { body } = await editor.publish({
      'banners.json': [{ id: 'b', image: 'pictures/none.webp', alt: 'x' }],
      'faqs.json': [faq('one'), faq('one')],
    });
    expect(body.problems).toEqual([
      { file: 'banners.json', problem: 'there is no pictures/none.webp: put the picture there' },
      { file: 'faqs.json', problem: 'entry 2, id: one is there twice' },
    ]);
  });

  test('does not take over or orphan the content of another folder', async () => {
    await editor.publish(SITE);
    const { body } = await editor.publish({
      'internship/surgery/burns.md': article('Burns, surgical'),
      'internship/surgery/shock.md': article('Shock'),
    });
    expect(body.problems.map(({ problem }) => problem)).toEqual([
      'burns is the name of a topic of emergency already: give it another',
      'shock is the name of a topic of emergency already: give it another',
      'septic-shock stands below it and is not in the folder: import with --prune',
    ]);
  });

  test.each([
    [{ files: {} }, ''],
    [{ files: { a: 1 }, pictures: {} }, ''],
    [{ files: {}, pictures: { 'pictures/a.png': 'x' } }, ''],
    [{ files: {}, pictures: {} }, 'prune=perhaps'],
  ])('a call that cannot be understood is 400: %j', async (body, query) => {
    const answer = await api.call('POST', `/admin/content/import?${query}`, { token: editor.token, body });
    expect(answer.status).toBe(400);
  });
});

test('if updating derived data fails, nothing is stored', async () => {
  const pictures = contentPictures({ db: api.db, files: api.options.files, owner: api.houseId });
  const files = new Map(
    Object.entries(SITE).map(([path, text]) => [path, typeof text === 'string' ? text : JSON.stringify(text)]),
  );
  const request = { db: api.db, pictures, folder: { files, pictures: new Map<string, string>() } };
  let calls = 0;
  const crash = importContent({
    ...request,
    onChanged: async (transaction) => {
      expect((await readContentRows(transaction)).internship_topics).toHaveLength(4);
      await transaction.execute(sql`select 1 / 0`);
    },
  });
  await expect(crash).rejects.toThrow('select 1 / 0');
  expect(await idsOf()).toMatchObject({ faqs: [], internship_topics: [] });
  const onChanged = async () => void (calls += 1);
  await importContent({ ...request, onChanged });
  await importContent({ ...request, onChanged });
  expect(calls).toBe(1);
});

test('of two concurrent imports one is stored, completely', async () => {
  const other = { ...SITE, 'faqs.json': [faq('three')] };
  const answers = await Promise.all([editor.publish(SITE, 'prune=true'), editor.publish(other, 'prune=true')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect([['one', 'two'], ['three']]).toContainEqual((await idsOf())['faqs']);
});

async function idsOf(): Promise<Record<string, string[]>> {
  const known = Object.entries(await readContentRows(api.db));
  return Object.fromEntries(known.map(([kind, rows]) => [kind, rows.map(({ id }) => id).sort()]));
}
