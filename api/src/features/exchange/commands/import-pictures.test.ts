import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { questionPictures, images, type MediaRow, questions } from '../../../db/schema.ts';
import { startAdmin, type Admin } from '../../../testing/admin.ts';
import { pixelBomb } from '../../../testing/images.ts';
import { sampleSba } from '../../../testing/index.ts';
import { emptyBank } from '../../../testing/question-import.ts';

let office: Admin;
let ecg: Buffer;
beforeAll(async () => {
  office = await startAdmin();
  ecg = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#fee' } })
    .png()
    .toBuffer();
  mkdirSync(join(office.folder, 'pictures'));
  writeFileSync(join(office.folder, 'pictures/ecg.png'), ecg);
});
beforeEach(() => emptyBank(office.api.db));
afterAll(() => office.close());

const COLUMNS =
  'ref,type,subject,stem,option_a,option_b,correct,picture_1,picture_1_alt,picture_1_credit,picture_1_source,picture_1_licence';
const ROW = 'ECG-1,SBA,ANAT,What is it?,Fast,Slow,A';

const RIGHTS = ['--picture-source', 'A book', '--picture-licence', 'CC BY 4.0'];

/** Each picture with a source and a licence. */
async function importRows(rows: string[], ...args: string[]) {
  const lines = rows.map((row) => `${row}${/\.(?:png|svg)|passwd/.test(row) ? ',A book,cc by 4.0' : ',,'}`);
  return importLines(lines, ...args);
}
async function importLines(lines: string[], ...args: string[]) {
  writeFileSync(join(office.folder, 'q.csv'), `${[COLUMNS, ...lines].join('\n')}\n`);
  return office.admin(['import-questions', '--publish', 'q.csv', '--pictures', 'pictures', ...args]);
}
async function importStem(stem: string, ...args: string[]) {
  writeFileSync(join(office.folder, 'q.jsonl'), JSON.stringify(sampleSba(1, { stem })));
  return office.admin(['import-questions', '--publish', 'q.jsonl', ...RIGHTS, ...args]);
}
const stored = async () => (await office.api.db.select().from(questions)).map(({ stem, media }) => ({ stem, media }));

test('a file and its folder of pictures: stored once, shown with the question, kept, and changed by a later file', async () => {
  const dry = await importRows([`${ROW},ecg.png,A rhythm strip,Drawn for us`], '--dry-run');
  expect(dry.out).toContain('1 imported');
  expect(await office.api.db.$count(images)).toBe(0);

  const first = await importRows([`${ROW},ecg.png,A rhythm strip,Drawn for us`]);
  expect(first).toMatchObject({ code: 0, out: expect.stringContaining('1 imported') });
  const [{ media } = { media: [] }] = await stored();
  expect(media).toEqual([
    {
      image: expect.stringMatching(/^[\w-]{22}$/),
      alt: 'A rhythm strip',
      credit: 'Drawn for us',
      source: 'A book',
      licence: 'CC-BY-4.0',
      width: 900,
      height: 300,
    },
  ]);
  const { body } = await office.api.get<{ data: { media: object } }>('/questions/ECG-1?by=ref');
  expect(body.data.media).toEqual(media);
  expect((await fetch(`${office.api.url}/images/${media[0]!.image}?w=400`)).status).toBe(200);
  expect(await office.api.db.select().from(questionPictures)).toEqual([{ publicId: media[0]!.image }]);

  expect((await importRows([`${ROW},ecg.png,A rhythm strip,Drawn for us`])).out).toContain('1 unchanged');
  const other = await importRows([`${ROW},ecg.png,Another strip,`], '--update');
  expect(other.out).toContain('picture_1_alt\n    - A rhythm strip\n    + Another strip');
  expect((await stored())[0]!.media).toMatchObject([{ alt: 'Another strip', width: 900 }]);
  // A row without the columns leaves the pictures alone.
  expect((await importRows([`${ROW},,,`], '--update')).out).toContain('1 unchanged');
});

test('a question is another one with another picture', async () => {
  await importRows([`${ROW},ecg.png,A rhythm strip,`]);
  const shown = await importRows(['ECG-2,SBA,ANAT,What is it?,Fast,Slow,B,,,']);
  expect(shown.out).toContain('1 imported');
});

test('no name leads out of the folder, and the image store checks what is in it', async () => {
  const folder = join(office.folder, 'pictures');
  writeFileSync(join(folder, 'drawing.png'), '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  writeFileSync(join(folder, 'drawing.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(folder, 'bomb.png'), pixelBomb(16_000, 16_000));
  writeFileSync(join(folder, 'large.png'), Buffer.concat([ecg, Buffer.alloc(5 * 1024 * 1024)]));
  writeFileSync(join(office.folder, 'secret.png'), ecg);
  symlinkSync(join(office.folder, 'secret.png'), join(folder, 'link.png'));
  const names = ['../ecg.png', '/etc/passwd', 'pictures/ecg.png', 'link.png', 'missing.png', 'drawing.svg'];
  const bad = [...names, 'drawing.png', 'bomb.png', 'large.png'];
  const rows = bad.map((name, index) => `R-${index},SBA,ANAT,What is ${index}?,Fast,Slow,A,${name},A strip,`);
  const refused = await importRows(rows);
  expect(refused.code).toBe(1);
  for (const [index, name] of bad.entries()) {
    expect(refused.err).toContain(`line ${index + 2}: picture "${name}", which is neither stored nor sent`);
  }
  expect(refused.err).toContain('drawing.png: Only JPEG, PNG and WebP');
  expect(refused.err).toContain('bomb.png: The image has more than 24 million pixels.');
  expect(refused.err).toContain('large.png: it is larger than 5 MB');
  expect(await stored()).toEqual([]);
  const dropped = await importRows(rows, '--drop-pictures');
  expect(dropped).toMatchObject({ code: 0, err: expect.stringContaining('warning: dropped: picture "../ecg.png"') });
  expect((await stored()).map(({ media }) => media)).toEqual(bad.map(() => []));
});

test('a picture needs a text alternative, which is plain text', async () => {
  expect((await importRows([`${ROW},ecg.png,,`])).err).toContain('picture 1: text alternative is empty');
  await importRows(
    [`${ROW},ecg.png,<b>A strip</b><script>alert(1)</script><img src=x onerror=alert(1)>,<i>Own</i>`],
    '--drop-pictures',
  );
  expect((await stored())[0]?.media).toMatchObject([{ alt: 'A strip', credit: 'Own' }]);
});

test('a picture that may not be sold, or of which nobody knows, refuses its row; a run may say it for all', async () => {
  const picture = `${ROW},ecg.png,A strip,`;
  const refusals = [
    [',CC0', 'picture 1: its source is missing'],
    ['A book,', 'picture 1: its licence is missing'],
    ['A book,All rights reserved', 'picture 1: the licence "All rights reserved" is not known'],
    ['A book,CC BY-NC-SA 3.0', 'picture 1: the licence CC BY-NC-SA 3.0 forbids use in paid content'],
    ['A book,CC-BY-ND-4.0', 'picture 1: the licence CC BY-ND 4.0 forbids use in paid content'],
    ['http://a.org http://b.org,CC0', 'picture 1: picture source may have one web address'],
  ];
  for (const [rights, reason] of refusals) {
    expect(await importLines([`${picture},${rights}`])).toMatchObject({
      code: 1,
      err: expect.stringContaining(reason!),
    });
  }
  expect(await stored()).toEqual([]);
  // A file from before there were licences.
  const old = await importLines([`${picture},,`], ...RIGHTS);
  expect(old).toMatchObject({ code: 0, out: expect.stringContaining('1 imported') });
  expect((await stored())[0]!.media).toMatchObject([{ source: 'A book', licence: 'CC-BY-4.0' }]);
});

test('a correction of a question from before licences needs none for the pictures that it has', async () => {
  await importRows([`${ROW},ecg.png,A strip,`]);
  const [{ media } = { media: [] }] = await stored();
  const [{ source: _source, licence: _licence, ...before }] = media as [MediaRow];
  await office.api.db.update(questions).set({ media: [before] });
  const correct = (...set: string[]) => office.admin(['correct-question', 'ECG-1', ...set, '--reason', 'Wrong']);
  expect(await correct('--key', 'B')).toMatchObject({ code: 0 });
  expect((await correct('--set', 'picture_1_licence=CC BY-ND 4.0')).err).toContain('forbids use in paid content');
  expect(await correct('--set', 'picture_1_licence=own work', '--set', 'picture_1_source=Drawn')).toMatchObject({
    code: 0,
  });
  expect((await stored())[0]!.media).toEqual([{ ...before, source: 'Drawn', licence: 'LicenseRef-Own' }]);
});

test('a picture inside the stem becomes one of the question if it says what it shows', async () => {
  const data = `data:image/png;base64,${ecg.toString('base64')}`;
  expect((await importStem(`<p>See <img src="${data}" alt="A strip"> this.</p>`)).out).toContain('1 imported');
  expect(await stored()).toEqual([
    { stem: '<p>See  this.</p>', media: [expect.objectContaining({ alt: 'A strip', width: 900, height: 300 })] },
  ]);
  await emptyBank(office.api.db);
  expect((await importStem(`<p>See <img src="${data}"> this.</p>`)).err).toContain('a picture (stem) cannot be kept');
  const svg = `data:image/svg+xml;base64,${Buffer.from('<svg/>').toString('base64')}`;
  expect((await importStem(`<img src="${svg}" alt="x"> Why?`)).err).toContain('a picture (stem) cannot be kept');
  const broken = `data:image/png;base64,${Buffer.from('no picture').toString('base64')}`;
  expect((await importStem(`<img src="${broken}" alt="x"> Why?`)).err).toContain('a picture of the stem: Only JPEG');
  expect(await stored()).toEqual([]);
});

test('an import of all or nothing keeps no picture of a file that is refused', async () => {
  const before = await office.api.db.$count(images);
  const data = (
    await sharp({ create: { width: 20, height: 30, channels: 3, background: '#123' } })
      .png()
      .toBuffer()
  ).toString('base64');
  const stem = `<p>Look. <img src="data:image/png;base64,${data}" alt="A square"></p>`;
  writeFileSync(
    join(office.folder, 'q.jsonl'),
    [sampleSba(1, { stem }), {}].map((one) => JSON.stringify(one)).join('\n'),
  );
  expect((await office.admin(['import-questions', '--publish', 'q.jsonl', ...RIGHTS, '--all-or-nothing'])).code).toBe(
    1,
  );
  expect(await office.api.db.$count(images)).toBe(before);
  expect((await importStem(stem, '--all-or-nothing')).out).toContain('1 imported');
  expect((await stored())[0]?.media).toMatchObject([{ width: 20, height: 30 }]);
});

test('a correction takes stored pictures alone, and points with weights', async () => {
  await importRows([`${ROW},ecg.png,A rhythm strip,`]);
  const [{ media } = { media: [] }] = await stored();
  const set = (...fields: string[]) =>
    office.admin(['correct-question', 'ECG-1', ...fields.flatMap((field) => ['--set', field]), '--reason', 'Better']);
  expect((await set('picture_2=nowhere.png', 'picture_2_alt=x')).err).toContain('the picture is not stored');
  const second = [`picture_2=${media[0]!.image}`, 'picture_2_alt=Again'];
  expect((await set(...second)).err).toContain('picture 2: its source is missing');
  expect((await set(...second, 'picture_2_source=A book', 'picture_2_licence=CC BY-NC 4.0')).err).toContain(
    'picture 2: the licence CC BY-NC 4.0 forbids use in paid content',
  );
  const { out } = await set(...second, 'picture_2_source=A book', 'picture_2_licence=public domain');
  expect(out).toContain('picture_2_licence');
  expect((await set('picture_2=')).code).toBe(0);
  expect((await stored())[0]!.media).toEqual(media);
});

test('check-licences lists pictures of published questions that may not be sold, and fails while there are any', async () => {
  await importRows([`${ROW},ecg.png,A strip,`]);
  expect(await office.admin(['check-licences'])).toMatchObject({
    code: 0,
    out: expect.stringContaining('Every picture'),
  });
  const [{ media } = { media: [] }] = await stored();
  const [picture] = media as [MediaRow];
  const { source: _source, licence: _licence, ...bare } = picture;
  const rights = [{}, { source: 'A book' }, { source: 'A site', licence: 'CC-BY-NC-4.0' }, { licence: 'CC0-1.0' }];
  const broken = rights.map((one) => ({ ...bare, ...one }));
  await office.api.db.update(questions).set({ media: [...broken, { ...bare, source: 'x', licence: 'Mine' }, picture] });
  const { code, out } = await office.admin(['check-licences']);
  expect(code).toBe(1);
  expect(out.split('\n')).toEqual([
    '5 pictures to look at:',
    `  ECG-1 (_1-ANAT) picture 1, ${bare.image}: no licence; licence: -; source: -`,
    `  ECG-1 (_1-ANAT) picture 2, ${bare.image}: no licence; licence: -; source: A book`,
    `  ECG-1 (_1-ANAT) picture 3, ${bare.image}: forbids sale; licence: CC-BY-NC-4.0; source: A site`,
    `  ECG-1 (_1-ANAT) picture 4, ${bare.image}: no source; licence: CC0-1.0; source: -`,
    `  ECG-1 (_1-ANAT) picture 5, ${bare.image}: unknown licence; licence: Mine; source: x`,
    '',
  ]);
  const { out: json } = await office.admin(['check-licences', '--json']);
  expect(JSON.parse(json)).toMatchObject({ total: 5, pictures: [{ fault: 'MISSING' }, {}, { fault: 'NC' }, {}, {}] });
  await office.admin(['hide-question', 'ECG-1', '--reason', 'Licences']);
  expect((await office.admin(['check-licences'])).code).toBe(0);
});

test('a picture published before there were licences is served without them, listed, and corrected', async () => {
  await importRows([`${ROW},ecg.png,A strip,`]);
  const [{ media } = { media: [] }] = await stored();
  const [{ source: _source, licence: _licence, ...former }] = media as [MediaRow];
  await office.api.db.update(questions).set({ media: [former] });
  const [{ id } = { id: 0 }] = await office.api.db.select({ id: questions.id }).from(questions);

  const { body } = await office.api.get<{ data: { media: object[] } }>(`/questions/${id}`);
  expect(body.data.media).toMatchObject([{ alt: 'A strip' }]);
  expect((await office.admin(['check-licences'])).out).toContain('ECG-1 (_1-ANAT) picture 1');
  const correction = [
    '--set',
    'picture_1_source=A book',
    '--set',
    'picture_1_licence=CC BY 4.0',
    '--reason',
    'Licence',
  ];
  expect((await office.admin(['correct-question', 'ECG-1', ...correction])).code).toBe(0);
  expect((await stored())[0]!.media).toEqual([{ ...former, source: 'A book', licence: 'CC-BY-4.0' }]);
  expect((await office.admin(['check-licences'])).code).toBe(0);
});
