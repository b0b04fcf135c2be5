import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPerson, type Person } from '../../testing/people.ts';
import { imageOriginals, images, rateLimits } from '../../db/schema.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { CUTS, FORMATS, WIDTHS } from './sizes.ts';
import { MAX_IMAGES } from './store.ts';
import { pixelBomb } from '../../testing/images.ts';

let api: TestApi;
let person: Person;
beforeAll(async () => {
  api = await startTestApi();
  person = await newPerson(api);
});
afterAll(() => api.close());

type Uploaded = { images: { _id: string; public_id: string; url: string }; message: string; code: string };
const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#08f', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  });

async function upload(
  bytes: Uint8Array,
  { name = 'a.png', type = 'image/png', field = 'url', token = person.token } = {},
) {
  const form = new FormData();
  form.append(field, new Blob([Uint8Array.from(bytes)], { type }), name);
  await api.db.delete(rateLimits);
  return api.call<Uploaded>('POST', '/images', { token, body: form });
}
const fetchImage = async (path: string, accept = '') => {
  const response = await fetch(`${api.url}/images/${path}`, { headers: { accept } });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};

function noImage() {
  const form = new FormData();
  form.append('url', new Blob(['x']), 'x');
  return form;
}

describe('an upload', () => {
  test('is stored under a random public id, re-encoded, and served in a format that the client accepts', async () => {
    const { status, body } = await upload(await noise(900, 600).jpeg().toBuffer());
    expect(status).toBe(201);
    expect(body.images).toEqual({
      _id: expect.stringMatching(/^\d+$/),
      public_id: expect.stringMatching(/^[\w-]{22}$/),
      url: `/med/api/v1/images/${body.images.public_id}`,
    });
    const { public_id: id } = body.images;
    for (const [accept, type] of [
      ['image/avif,image/webp,*/*', 'avif'],
      ['image/webp,*/*', 'webp'],
      ['*/*', 'jpeg'],
    ] as const) {
      const { response, bytes } = await fetchImage(`${id}?w=390&h=390&q=auto:good`, accept);
      expect(response.headers.get('content-type')).toBe(`image/${type}`);
      expect(response.headers.get('vary')).toBe('Accept');
      // This process has no AVIF decoder.
      if (type === 'avif') expect(bytes.toString('latin1', 4, 12)).toBe('ftypavif');
      else expect(await sharp(bytes).metadata()).toMatchObject({ width: 400, height: 400 });
    }
    const { response } = await fetchImage(id);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  });

  test('becomes the profile image only of its owner, and the former one is deleted', async () => {
    const [first, second] = [
      (await upload(await noise(50, 50).png().toBuffer())).body.images,
      (await upload(await noise(50, 50).webp().toBuffer())).body.images,
    ];
    const other = await newPerson(api);
    const patch = (who: Person, id: string) =>
      api.call<{ data: { profileImage: object } }>('PATCH', `/users/${who.id}`, {
        token: who.token,
        body: { images: id },
      });
    expect((await patch(other, first._id)).status).toBe(400);
    const { status, body } = await patch(person, first._id);
    expect({ status, image: body.data.profileImage }).toEqual({
      status: 201,
      image: { public_id: first.public_id, url: first.url },
    });
    await patch(person, second._id);
    expect((await fetchImage(first.public_id)).response.status).toBe(404);
    expect((await fetchImage(second.public_id)).response.status).toBe(200);
  });

  test('above the quota the oldest unused are deleted, rows and files; the profile image stays', async () => {
    const tiny = await noise(8, 8).png().toBuffer();
    const { body } = await api.get<{ data: { profileImage: { public_id: string } } }>(
      `/users?user_id=${person.userId}`,
      person.token,
    );
    for (let count = 0; count < MAX_IMAGES + 4; count += 1) expect((await upload(tiny)).status).toBe(201);
    const rows = await api.db
      .select()
      .from(images)
      .where(eq(images.owner, Number(person.id)));
    expect(rows).toHaveLength(MAX_IMAGES + 1);
    expect(rows.map(({ publicId }) => publicId)).toContain(body.data.profileImage.public_id);
    expect(await api.db.$count(imageOriginals)).toBe(await api.db.$count(images));
  });

  test('30 an hour for a user', async () => {
    const busy = await newPerson(api);
    const statuses: number[] = [];
    for (let count = 0; count < 31; count += 1) {
      statuses.push((await api.call('POST', '/images', { token: busy.token, body: noImage() })).status);
    }
    expect(statuses.slice(0, 30).every((status) => status === 400)).toBe(true);
    expect(statuses[30]).toBe(429);
  });
});

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

describe('C11 a file that is no image, or several files', () => {
  const only = 'Only JPEG, PNG and WebP images can be uploaded.';
  test.each<[string, () => Promise<Uint8Array> | Uint8Array, number, string]>([
    ['an SVG with a script', () => Buffer.from(SVG), 400, only],
    [
      'an SVG after a PNG magic',
      () => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from(SVG)]),
      400,
      'Image upload failed',
    ],
    ['HTML', () => Buffer.from('<html><script>1</script></html>'), 400, only],
    ['a GIF that is a script', () => Buffer.from('GIF89a/*\x01\x00*/=1;alert(1)//', 'latin1'), 400, only],
    ['a GIF', () => noise(9, 9).gif().toBuffer(), 400, only],
    ['a TIFF', () => noise(9, 9).tiff().toBuffer(), 400, only],
    ['an AVIF', () => noise(9, 9).avif().toBuffer(), 400, only],
    ['a PDF', () => Buffer.from('%PDF-1.4\n%%EOF'), 400, only],
    ['a JPEG magic and no more', () => Buffer.from('ffd8ffe000104a464946', 'hex'), 400, 'Image upload failed'],
    [
      'half a JPEG',
      async () => (await noise(300, 300).jpeg().toBuffer()).subarray(0, 4_000),
      400,
      'Image upload failed',
    ],
    ['nothing', () => new Uint8Array(), 400, only],
    ['a bomb of 16,000 x 16,000', () => pixelBomb(16_000, 16_000), 400, 'The image has more than 24 million pixels.'],
    ['5 MB and a byte', () => new Uint8Array(5 * 1024 * 1024 + 1), 413, 'The image is larger than 5 MB.'],
  ])('%s is refused', async (_what, make, status, message) => {
    const answer = await upload(await make(), { name: 'photo.jpg', type: 'image/jpeg' });
    expect(answer).toMatchObject({ status, body: { message } });
  });

  test('a bomb is refused before it is decoded', async () => {
    const bomb = pixelBomb(16_000, 16_000);
    expect(bomb.length).toBeLessThan(100_000);
    const before = process.memoryUsage().rss;
    const start = performance.now();
    await upload(bomb);
    expect(performance.now() - start).toBeLessThan(2_000);
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
  });

  test('keeps only the pixels of a photo: no place, no camera, no script behind the end', async () => {
    const photo = await noise(60, 40)
      .withExif({ IFD0: { Copyright: 'CANARY-EXIF' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '23/1 48/1 0/1' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">CANARY-XMP</x:xmpmeta>')
      .jpeg()
      .toBuffer();
    const turned = await sharp(photo).keepMetadata().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await sharp(turned).metadata()).toMatchObject({ orientation: 6, width: 60 });
    const polyglot = Buffer.concat([turned, Buffer.from('<script>CANARY-TAIL</script>PK\x03\x04CANARY-ZIP')]);
    expect(polyglot.includes('CANARY-EXIF')).toBe(true);
    const { body, status } = await upload(polyglot, { name: '../../../etc/passwd.html', type: 'text/html' });
    expect(status).toBe(201);
    const id = body.images.public_id;
    const original = (await api.options.files.original(id))!;
    for (const bytes of [original, (await fetchImage(id)).bytes, (await fetchImage(`${id}?f=avif&w=48`)).bytes]) {
      expect(bytes.includes('CANARY')).toBe(false);
      if (bytes.toString('latin1', 4, 8) === 'ftyp') continue;
      const { exif, xmp, iptc, orientation } = await sharp(bytes).metadata();
      expect({ exif, xmp, iptc, orientation }).toEqual({});
    }
    expect(await sharp(original).metadata()).toMatchObject({ width: 40, height: 60 });
  });

  test('other fields, more files, no multipart and no token', async () => {
    const tiny = await noise(8, 8).png().toBuffer();
    expect((await upload(tiny, { field: 'file' })).status).toBe(400);
    const two = new FormData();
    for (const name of ['a', 'b']) two.append('url', new Blob([Uint8Array.from(tiny)]), name);
    expect((await api.call('POST', '/images', { token: person.token, body: two })).status).toBe(400);
    expect((await api.call('POST', '/images', { token: person.token, body: '{}' })).status).toBe(400);
    const broken = { 'content-type': 'multipart/form-data; boundary=x' };
    const cut = '--x\r\ncontent-disposition: form-data; name="url"; filename="a"\r\n\r\nabc';
    expect((await api.call('POST', '/images', { token: person.token, body: cut, headers: broken })).status).toBe(400);
    expect((await upload(tiny, { token: '' })).status).toBe(401);
  });
});

test('originals that an earlier version stored as files move to the database', async () => {
  const { body } = await upload(await noise(20, 20).png().toBuffer());
  const { public_id: id } = body.images;
  const folder = join(api.dataDir, 'images/originals');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${id}.webp`), (await api.options.files.original(id))!);
  await writeFile(join(folder, `${'A'.repeat(22)}.webp`), 'nobody has a row for this');
  await api.db.delete(imageOriginals).where(eq(imageOriginals.publicId, id));
  expect((await fetchImage(id)).response.status).toBe(404);
  await api.options.files.migrateOriginals();
  expect((await fetchImage(id)).response.status).toBe(200);
  expect(existsSync(folder)).toBe(false);
  await api.options.files.migrateOriginals();
});

test('an image deleted by another instance is 404, even with files on this disk', async () => {
  const { body } = await upload(await noise(20, 20).png().toBuffer());
  const { public_id: id } = body.images;
  expect((await fetchImage(`${id}?w=48`)).response.status).toBe(200);
  await api.db.delete(images).where(eq(images.publicId, id));
  expect(existsSync(join(api.dataDir, 'images/variants', id))).toBe(true);
  expect((await fetchImage(`${id}?w=48`)).response.status).toBe(404);
});

describe('the view of an image', () => {
  test.each(['..', '../originals', '%2e%2e%2fowner', 'x', 'A'.repeat(22), `${'A'.repeat(21)}%00`])(
    '%s is 404',
    async (id) => {
      expect((await fetchImage(id)).response.status).toBe(404);
    },
  );

  test('sizes come from a short list, so that nobody fills the disk with them', async () => {
    const { body } = await upload(await noise(120, 90).png().toBuffer());
    const id = body.images.public_id;
    const variants = () => readdir(join(api.dataDir, 'images/variants', id));
    for (let width = 1; width <= 48; width += 1) await fetchImage(`${id}?w=${width}&q=${width}`);
    expect(await variants()).toEqual(['96.jpeg']);
    const sides = Array.from({ length: 150 }, (_, index) => 1 + ((index * 7_919) % 2_500));
    for (const [index, width] of sides.entries()) {
      const height = index % 3 === 0 ? '' : `&h=${sides.at(-index)}`;
      await fetchImage(`${id}?w=${width}${height}&f=${['avif', 'webp', 'jpg'][index % 3]}&q=${index % 100}`);
    }
    const all = [...WIDTHS, ...CUTS].length * FORMATS.length;
    expect((await variants()).length).toBeLessThanOrEqual(all);
    expect(all).toBeLessThan(50);
    const { bytes } = await fetchImage(`${id}?w=99999`);
    expect((await sharp(bytes).metadata()).width).toBe(120);
    for (const query of ['w=-1', 'w=1e3', 'w=x', 'w=1&w=2', 'f=svg', 'q=best;rm', 'h=1.5']) {
      expect([query, (await fetchImage(`${id}?${query}`)).response.status]).toEqual([query, 400]);
    }
    expect(existsSync(join(api.dataDir, 'images/variants', id))).toBe(true);
  });

  test('phones get at most 60 kB of any picture, narrower where it must be', async () => {
    const { body } = await upload(await noise(1_024, 768).png().toBuffer());
    for (const format of ['avif', 'webp']) {
      const { bytes } = await fetchImage(`${body.images.public_id}?w=1024&f=${format}`);
      expect(bytes.length).toBeLessThanOrEqual(60_000);
      expect(bytes.length).toBeGreaterThan(25_000);
    }
    const { bytes } = await fetchImage(`${body.images.public_id}?w=1024&f=webp`);
    const { width, height } = await sharp(bytes).metadata();
    expect(width).toBeGreaterThan(400);
    expect(width).toBeLessThan(1_024);
    expect(width / height).toBeCloseTo(4 / 3, 1);
  });

  test('parallel requests for a variant create it once', async () => {
    const { body } = await upload(await noise(400, 400).png().toBuffer());
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => fetchImage(`${body.images.public_id}?w=200`, 'image/webp')),
    );
    expect(new Set(answers.map(({ response }) => response.status))).toEqual(new Set([200]));
  });
});
