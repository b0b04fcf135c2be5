import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { article, newEditor, picture, type Editor } from '../../testing/content-import.ts';
import { newPerson } from '../../testing/people.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';

type Entry = Record<string, unknown> & { id: string };
type Stored = { version: string; edited: { by: { name: string } } | null; entry: Entry };
type Answer = { entry: Stored; entries: Stored[]; message: string };

let api: TestApi;
let token: string;
let editor: Editor;
let image: string;
const faq = (id: string, fields = {}) => ({ id, question: `${id}?`, answer: 'Yes', is_hide: false, ...fields });
const plan = { id: 'gold', name: 'Gold', short_description: 'All', plans: [{ price: 299, duration: '1 month' }] };
const FOLDER = {
  'faqs.json': [faq('a'), faq('b'), faq('c')],
  'plans.json': [plan],
  'internship/subjects.json': [{ id: 'surgery', subject: 'Surgery' }],
  'internship/surgery/burns.md': article('Burns'),
};
beforeAll(async () => {
  api = await startTestApi();
  editor = await newEditor(api);
  token = await api.signIn({ role: 'ADMIN', name: 'Nadia' });
  image = (await editor.upload(await picture('#00f'))).body.picture!.public_id;
  await editor.publish(FOLDER);
});
afterAll(() => api.close());

const send = (method: string, path: string, body?: unknown) =>
  api.call<Answer>(method, `/admin/entries/${path}`, { token, ...(body !== undefined && { body }) });
const read = async (path: string) => (await send('GET', path)).body.entry;
const save = (kind: string, entry: Entry, version: string | null) =>
  send('PUT', `${kind}/${entry.id}`, { version, entry });
const create = (kind: string, entry: Entry) => save(kind, entry, null);
const change = async (kind: string, id: string, fields: object) => {
  const { version, entry } = await read(`${kind}/${id}`);
  return save(kind, { ...entry, ...fields }, version);
};
const remove = async (kind: string, id: string) =>
  send('DELETE', `${kind}/${id}?version=${(await read(`${kind}/${id}`)).version}`);
const shown = async () => {
  const { body } = await api.get<{ faqs: { _id: string; question: string }[] }>('/faqs');
  return body.faqs.map(({ _id, question }) => `${_id} ${question}`);
};

describe('a frequently asked question', () => {
  test('is changed, hidden, added, ordered and removed, and readers see it', async () => {
    expect((await change('faqs', 'a', { question: 'Cafe\u0301?' })).body.entry).toMatchObject({
      edited: { by: { name: 'Nadia' } },
      entry: { question: 'Caf\u00e9?' },
    });
    await create('faqs', faq('new'));
    await change('faqs', 'b', { is_hide: true });
    expect(await shown()).toEqual(['a Caf\u00e9?', 'c c?', 'new new?']);
    expect((await send('POST', 'faqs/order', { ids: ['new', 'a', 'c', 'b'] })).status).toBe(204);
    expect((await remove('faqs', 'c')).status).toBe(204);
    expect(await shown()).toEqual(['new new?', 'a Caf\u00e9?']);
    expect((await send('GET', 'faqs')).body.entries.map(({ entry }) => entry.id)).toEqual(['new', 'a', 'b']);
  });

  test('of a folder that is imported again stays as the desk left it, unless the import overwrites', async () => {
    const { report } = (await editor.publish(FOLDER, 'prune=true')).body as unknown as { report: { kept: Entry[] } };
    expect(report.kept).toEqual(['a', 'b', 'c'].map((id) => ({ kind: 'faqs', id })));
    expect(await shown()).toEqual(['new new?', 'a Caf\u00e9?']);
    await editor.publish(FOLDER, 'prune=true&overwrite=true');
    expect(await shown()).toEqual(['a a?', 'b b?', 'c c?']);
    // From now on the folder decides again.
    await editor.publish({ 'faqs.json': [faq('a', { question: 'Again?' }), faq('b'), faq('c')] });
    expect(await shown()).toEqual(['a Again?', 'b b?', 'c c?']);
  });

  test('that two people change is a conflict for the second, and the same change twice is none', async () => {
    const { version, entry } = await read('faqs/a');
    const mine = { ...entry, answer: 'Mine' };
    expect((await save('faqs', mine, version)).status).toBe(200);
    expect((await save('faqs', mine, version)).status).toBe(200);
    expect(await save('faqs', { ...entry, answer: 'Yours' }, version)).toMatchObject({
      status: 409,
      body: { message: 'Somebody has changed it meanwhile. Look at it again.' },
    });
    expect((await send('DELETE', `faqs/a?version=${version}`)).status).toBe(409);
    expect((await create('faqs', faq('a'))).status).toBe(409);
    expect((await save('faqs', faq('gone'), version)).status).toBe(404);
    expect((await send('POST', 'faqs/order', { ids: ['a', 'b'] })).status).toBe(409);
    // Two clicks on "create" are one.
    const both = await Promise.all([create('faqs', faq('twice')), create('faqs', faq('twice'))]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
  });

  test.each([
    [faq('x', { question: '' }), 'question: is empty'],
    [faq('x', { question: 'a\nb' }), 'question: has a line break or a control character in it'],
    [faq('x', { answer: 'a'.repeat(5_001) }), 'answer: is longer than 5000 characters'],
    [faq('x', { more: 1 }), 'has more, which nothing reads: check the spelling or take it out'],
  ])('%# is refused in the words of an import', async (entry, message) => {
    expect(await create('faqs', entry)).toMatchObject({ status: 400, body: { message } });
  });
});

describe('e-books', () => {
  const book = (id: string, fields = {}) => ({
    id,
    book_name: `Book ${id}`,
    author: 'Nadia Rahman',
    category: 'Surgery',
    drive_link: `https://books.example/${id}`,
    ...fields,
  });
  const onShelf = async () => {
    const { body } = await api.get<{ data: { _id: string }[] }>('/ebook?limit=100');
    return body.data.map(({ _id }) => _id).join(' ');
  };
  const move = async (id: string, after: string | null) => (await send('POST', `ebooks/${id}/move`, { after })).status;
  const page = async (query: string) => {
    const { body } = await api.call<Answer & { next: string | null }>('GET', `/admin/entries/ebooks?${query}`, {
      token,
    });
    return [body.entries.map(({ entry }) => entry.id).join(' '), body.next];
  };

  test('are listed by pages, found and moved one by one', async () => {
    for (const id of ['a', 'b', 'c', 'd', 'e']) expect((await create('ebooks', book(id))).status).toBe(200);
    expect(await page('limit=2')).toEqual(['a b', 'b']);
    expect(await page('limit=2&after=b')).toEqual(['c d', 'd']);
    expect(await page('limit=2&after=d')).toEqual(['e', null]);
    expect(await page('text=book%20C')).toEqual(['c', null]);
    expect(await page('text=%25')).toEqual(['', null]);
    expect((await send('GET', 'ebooks?limit=2&after=gone')).status).toBe(409);

    expect(await move('d', null)).toBe(204);
    expect(await move('d', null)).toBe(204);
    expect(await onShelf()).toBe('d a b c e');
    expect(await move('a', 'c')).toBe(204);
    expect(await onShelf()).toBe('d b c a e');
    expect(await move('b', 'gone')).toBe(409);
    expect(await move('gone', null)).toBe(404);
    expect((await remove('ebooks', 'c')).status).toBe(204);
    expect(await page('limit=2&after=b')).toEqual(['a e', null]);
  });

  test('that did not move stay as the folder has them', async () => {
    const folder = { 'ebooks.json': ['f', 'g', 'h'].map((id) => book(id)) };
    await editor.publish(folder, 'prune=true&overwrite=true');
    expect(await move('h', null)).toBe(204);
    await editor.publish(folder);
    expect(await onShelf()).toBe('h f g');
    const { entries } = (await send('GET', 'ebooks')).body;
    expect(entries.map(({ edited }) => edited?.by.name ?? null)).toEqual(['Nadia', null, null]);
  });

  test.each([
    'javascript:alert(1)',
    'http://books.example/a',
    '//books.example/a',
    'https://me:secret@books.example/a',
  ])('cannot lead to %s', async (drive_link) => {
    expect(await create('ebooks', book('x', { drive_link }))).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('drive_link') as string },
    });
  });
});

test('a plan that somebody bought is withdrawn from sale, not removed', async () => {
  const buyer = await newPerson(api);
  const purchase = { user_id: buyer.userId, plan: 'gold', duration: '1 month', complimentary: 'for a test' };
  const bought = await api.call('POST', '/admin/purchases', { token: editor.token, body: purchase });
  expect(bought.status).toBe(201);
  expect(await remove('plans', 'gold')).toMatchObject({ status: 409 });
  expect((await change('plans', 'gold', { status: false })).status).toBe(200);
  expect((await api.get<{ data: unknown[] }>('/subscriptions?status=true')).body.data).toEqual([]);
  expect((await create('plans', { ...plan, id: 'free', plans: [{ price: 1.5, duration: 'x' }] })).body.message).toBe(
    'plans, entry 1, price: must be whole Tk',
  );
});

test('a banner shows a picture of the store', async () => {
  expect((await create('banners', { id: 'one', image, alt: 'A heart' })).status).toBe(200);
  expect((await api.get('/content/banners')).body).toEqual({
    banners: [{ _id: 'one', url: { public_id: image }, alt: 'A heart' }],
  });
  expect((await create('banners', { id: 'two', image: 'B'.repeat(22), alt: 'None' })).status).toBe(400);
  expect((await create('banners', { id: 'two', image: 'pictures/b.png', alt: 'None' })).status).toBe(400);
});

describe('an article', () => {
  const text = (body: string) => ({
    id: 'wounds',
    subject: 'surgery',
    topic: null,
    is_array: false,
    title: 'Wounds',
    date: '2026-11-01',
    body,
  });
  const drafted = async () => (await read('topics/wounds')).entry['body'];

  test('is found by readers once it is approved, and moves into a list', async () => {
    const other = await api.signIn({ role: 'EDITOR' });
    const approve = async () => {
      for (const [step, by] of [
        ['submit', token],
        ['approve', other],
      ] as const) {
        const { version } = await read('topics/wounds');
        const { status } = await api.call('POST', `/admin/articles/wounds/${step}`, { token: by, body: { version } });
        expect(status).toBe(200);
      }
    };
    expect((await create('topics', text(`<h2>Clean</h2><p><img src="/images/${image}" alt="A"></p>`))).status).toBe(
      200,
    );
    await approve();
    const { body } = await api.get<{ data: { link: { name: string }[] }[] }>('/search?q=wounds');
    expect(JSON.stringify(body.data)).toContain('Wounds');
    const list = { id: 'trauma', subject: 'surgery', topic: null, is_array: true, title: 'Trauma' };
    expect((await create('topics', list)).status).toBe(200);
    expect((await change('topics', 'wounds', { topic: 'trauma' })).status).toBe(200);
    expect((await api.get('/intern-search/topic-sub-list/trauma')).body).toMatchObject({ data: [] });
    await approve();
    expect((await api.get('/intern-search/topic-sub-list/trauma')).body).toMatchObject({ data: [{ _id: 'wounds' }] });
    expect(await remove('topics', 'trauma')).toMatchObject({ status: 409, body: { message: /1 topic/ } });
    expect(await remove('subjects', 'surgery')).toMatchObject({ status: 409 });
    expect((await change('topics', 'wounds', { topic: 'none' })).status).toBe(400);
    const { entries } = (await send('GET', 'topics?subject=surgery')).body;
    expect(entries.map(({ entry }) => entry.id).sort()).toEqual(['burns', 'trauma', 'wounds']);
    expect(entries.every(({ entry }) => entry['body'] === undefined)).toBe(true);
  });

  test.each([
    ['<p>x</p><script>alert(1)</script>', 'a script'],
    ['<p onclick="x()">x<img src=x onerror=alert(1)></p>', 'a picture'],
    ['<p><a href="javascript:alert(1)">x</a></p>', 'the address of a link'],
    ['<p>x<svg onload=alert(1)><style>@import "//e"</style></svg></p>', 'a drawing (SVG)'],
    ['<p>x<iframe srcdoc="<script>1</script>"></iframe></p>', 'an embedded page'],
    [`<p>x<img src="//evil.example/images/${'A'.repeat(22)}"></p>`, 'a picture'],
    ['<p>Give <span style="display:none">50 mg</span> 5 mg</p>', 'hidden text'],
    ['<p>½ is <math><mfrac><mn>1</mn><mn>2</mn></mfrac></math></p>', 'the layout of a formula (MathML)'],
  ])('refuses by name what no article can show: %s', async (body, loss) => {
    const before = await drafted();
    const { status, body: answer } = await change('topics', 'wounds', { body });
    expect([status, answer.message]).toEqual([400, `body: holds ${loss}, which an article cannot show`]);
    expect(await drafted()).toBe(before);
  });

  test('shows what its styles strike out and raise', async () => {
    const body = '<p onclick="x()">Give <strike>50 mg</strike> 10<span style="vertical-align:super">9</span></p>';
    expect((await change('topics', 'wounds', { body })).status).toBe(200);
    expect(await drafted()).toBe('<p>Give <s>50 mg</s> 10<sup>9</sup></p>');
  });

  test.each([
    [{ body: '<p> </p><script>x</script>' }, 400],
    [{ body: 'a'.repeat(100_001) }, 400],
    [{ body: 'a'.repeat(1_100_000) }, 413],
    [{ reviewer: 'Dr Example' }, 400],
    [{ date: '2026-02-30' }, 400],
    [{ body: `<img src="/images/${'C'.repeat(22)}">` }, 400],
  ])('%# is refused', async (fields, status) => {
    expect((await change('topics', 'wounds', fields)).status).toBe(status);
  });
});

test('nobody below an administrator reads or changes anything', async () => {
  const reviewer = await api.signIn({ role: 'REVIEWER' });
  for (const [method, path] of [
    ['GET', 'faqs'],
    ['DELETE', 'faqs/a?version=1'],
  ] as const) {
    expect((await api.call(method, `/admin/entries/${path}`, { token: reviewer })).status).toBe(403);
  }
  expect((await send('GET', 'users')).status).toBe(400);
  expect((await send('GET', 'faqs/A_B')).status).toBe(400);
});
