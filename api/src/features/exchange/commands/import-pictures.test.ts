import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { questionPictures, images, questions } from '../../../db/schema.ts';
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

const COLUMNS = 'ref,type,subject,stem,option_a,option_b,correct,picture_1,picture_1_alt,picture_1_credit';
const ROW = 'ECG-1,SBA,ANAT,What is it?,Fast,Slow,A';

async function importRows(rows: string[], ...args: string[]) {
  writeFileSync(join(office.folder, 'q.csv'), `${[COLUMNS, ...rows].join('\n')}\n`);
  return office.admin(['import-questions', '--publish', 'q.csv', '--pictures', 'pictures', ...args]);
}
async function importStem(stem: string, ...args: string[]) {
  writeFileSync(join(office.folder, 'q.jsonl'), JSON.stringify(sampleSba(1, { stem })));
  return office.admin(['import-questions', '--publish', 'q.jsonl', ...args]);
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
  expect((await office.admin(['import-questions', '--publish', 'q.jsonl', '--all-or-nothing'])).code).toBe(1);
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
  expect((await set(`picture_2=${media[0]!.image}`, 'picture_2_alt=Again')).out).toContain('picture_2_alt');
  expect((await set('picture_2=')).code).toBe(0);
  expect((await stored())[0]!.media).toEqual(media);
});
