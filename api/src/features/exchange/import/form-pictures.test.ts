import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { images, questions } from '../../../db/schema.ts';
import { pixelBomb } from '../../../testing/images.ts';
import { startTestApi, type TestApi } from '../../../testing/index.ts';
import { emptyBank } from '../../../testing/question-import.ts';

let api: TestApi;
let admin: string;
let ecg: Buffer;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signIn({ userType: 'admin' });
  ecg = await sharp({ create: { width: 90, height: 30, channels: 3, background: '#fee' } })
    .png()
    .toBuffer();
});
beforeEach(() => emptyBank(api.db));
afterAll(() => api.close());

const HEADER =
  'ref,type,subject,stem,option_a,option_b,correct,picture_1,picture_1_alt,picture_1_source,picture_1_licence';
const rowOf = (number: number, picture: string) =>
  `R-${number},SBA,ANAT,What is ${number}?,Fast,Slow,A,"${picture}",A strip,A book,CC0`;

type Pictures = readonly (readonly [name: string, bytes: Buffer])[];

async function send(rows: string[], pictures: Pictures, query = '') {
  const form = new FormData();
  for (const [name, bytes] of pictures) form.append('picture', new Blob([Uint8Array.from(bytes)]), name);
  form.append('file', new Blob([`${[HEADER, ...rows].join('\n')}\n`]), 'questions.csv');
  return post(form, query);
}

async function post(form: FormData, query = '') {
  const response = await fetch(`${api.url}/admin/questions/import?format=csv&rows=true${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${admin}` },
    body: form,
  });
  const text = (await response.text()).trim();
  const lines = text.split('\n').map((line): Record<string, unknown> => JSON.parse(line));
  const of = (name: string) => lines.flatMap((line) => (name in line ? [line[name]] : []));
  return { status: response.status, body: lines.at(-1)!, pictures: of('picture'), rows: of('row') };
}

test('pictures beside a file are checked by the dry run, and stored with the questions that name them', async () => {
  const rows = [rowOf(1, 'ecg.png'), rowOf(2, 'হৃদয় ১.png'), rowOf(3, 'ECG.png')];
  const pictures = [
    ['ecg.png', ecg],
    ['হৃদয় ১.png', ecg],
    ['spare.png', ecg],
  ] as const;
  const dry = await send(rows, pictures, '&dry_run=true');
  expect(dry.body).toMatchObject({ report: { imported: 2, refused: 1, stored: false } });
  expect(dry.pictures).toEqual([
    { name: 'ECG.png', state: 'missing' },
    { name: 'spare.png', state: 'unused' },
  ]);
  expect(await api.db.$count(images)).toBe(0);

  const done = await send(rows, pictures);
  expect(done.body).toMatchObject({ report: { imported: 2, stored: true } });
  const stored = await api.db.select().from(questions);
  expect(stored.map(({ media }) => media)).toEqual(
    [1, 2].map(() => [
      { image: expect.any(String), alt: 'A strip', source: 'A book', licence: 'CC0-1.0', width: 90, height: 30 },
    ]),
  );
  expect((await send(rows.slice(0, 2), pictures)).body).toMatchObject({ report: { unchanged: 2 } });
});

test('names are no paths, and the image store checks what is sent', async () => {
  const bad = [
    ['../ecg.png', ecg, 'has a path'],
    ['C:\\ecg.png', ecg, 'has a path'],
    ['/etc/passwd', ecg, 'has a path'],
    [`${'n'.repeat(200)}.png`, ecg, 'longer than 200'],
    ['drawing.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'Only JPEG, PNG and WebP'],
    ['drawing.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'Only JPEG, PNG and WebP'],
    ['bomb.png', pixelBomb(16_000, 16_000), '24 million pixels'],
    ['large.png', Buffer.concat([ecg, Buffer.alloc(5 * 1024 * 1024)]), 'larger than 5 MB'],
  ] as const;
  const before = await api.db.$count(images);
  const { body, pictures } = await send(
    bad.map(([name], index) => rowOf(index, name)),
    bad.map(([name, bytes]) => [name, bytes]),
  );
  expect(body).toMatchObject({ report: { refused: bad.length, stored: false } });
  expect(pictures.slice(0, bad.length)).toEqual(
    bad.map(([name, , reason]) => ({
      name: name.slice(0, 200),
      state: 'refused',
      reason: expect.stringContaining(reason),
    })),
  );
  expect(await api.db.$count(images)).toBe(before);
});

test('a second picture of the same name is refused, and so are too many and parts of another name', async () => {
  const twice = await send(
    [rowOf(1, 'ecg.png')],
    [
      ['ecg.png', ecg],
      ['ecg.png', ecg],
    ],
  );
  expect(twice.pictures).toEqual([{ name: 'ecg.png', state: 'refused', reason: 'Another picture has this name.' }]);
  expect(twice.body).toMatchObject({ report: { imported: 1 } });

  const many = Array.from({ length: 1_001 }, (_, index) => [`${index}.txt`, Buffer.from('x')] as const);
  expect(await send([rowOf(2, 'ecg.png')], many)).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('more than 1000 pictures') },
  });

  const form = new FormData();
  form.append('other', new Blob(['x']), 'ecg.png');
  expect(await post(form)).toMatchObject({ status: 400, body: { field: 'file' } });
});

test('with rows, messages say what to do on the screen', async () => {
  const wordsOf = async (text: string, query = '') => {
    const form = new FormData();
    form.append('file', new Blob([text]), 'q.csv');
    return JSON.stringify(await post(form, `&dry_run=true${query}`));
  };
  const all = [
    await wordsOf('Mystery,stem,option_a\nx,Why?,So\n'),
    await wordsOf('stem,,option_a\nWhy?,x,So\n'),
    await wordsOf(`${HEADER}\nR-1,SBA,ANAT,Why "so"?,a,b,A,,,,\n`),
    await wordsOf(`${HEADER}\n${rowOf(1, 'none.png')}\n`),
    await wordsOf(`${HEADER}\nR-1,SBA,ANAT,Avgvi †mvbvi evsjv Avwg †Zvgvq fvjevwm,a,b,A,,,,\n`),
    await wordsOf('%PDF-1.7\n'),
  ];
  for (const words of all) expect(words).not.toMatch(/--[a-z]|api\/docs/);
  expect(all[0]).toContain('Say below what it is.');
  expect(all[2]).toContain('or have quotes taken as they are, under More settings');
  expect(all[4]).toContain('Choose above whether to convert it.');
});
