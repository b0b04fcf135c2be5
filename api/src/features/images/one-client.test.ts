// @module-tag long
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rateLimits } from '../../db/schema.ts';
import { newIp, newPerson, type Person } from '../../testing/people.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { pixelBomb, slowUpload, uploadForm } from '../../testing/images.ts';

let api: TestApi;
let photo: Buffer;
let thief: Person;
let reader: Person;
beforeAll(async () => {
  api = await startTestApi();
  photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#08f' } })
    .png()
    .toBuffer();
});
afterAll(() => api.close());
beforeEach(async () => {
  [thief, reader] = [await newPerson(api), await newPerson(api)];
});

type Uploaded = { images: { public_id: string }; message: string };
const upload = ({ token, ip }: Person, bytes: Uint8Array = photo) =>
  api.call<Uploaded>('POST', '/images', { token, ip, body: uploadForm(bytes) });
const uploadsCounted = async () => {
  const [row] = await api.db
    .select({ points: sql<string>`coalesce(sum(${rateLimits.points}), 0)` })
    .from(rateLimits)
    .where(sql`${rateLimits.key} like 'image-upload:%'`);
  return Number(row!.points);
};

describe('slow uploads', () => {
  beforeEach(() => api.db.delete(rateLimits));

  test('of one account run two at a time and end in 408; those of others are stored meanwhile', async () => {
    const slow = Array.from({ length: 24 }, () => slowUpload(api, { token: thief.token, ip: newIp() }));
    await expect.poll(uploadsCounted).toBe(2);
    expect((await upload(thief)).status).toBe(429);
    expect((await upload(reader)).status).toBe(201);
    const answers = await Promise.all(slow.map(({ answer }) => answer));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      408,
      408,
      ...Array.from({ length: 22 }, () => 429),
    ]);
    expect(answers.find(({ status }) => status === 408)!.text).toContain(
      'The image came in too slowly. Try a smaller one, or a better connection.',
    );
    for (const { status, text } of answers) if (status === 429) expect(text).toMatch(/retry-after: 5\r\n/i);
    expect((await upload(thief)).status).toBe(201);
  });

  test('from one address run four at a time, whosever they are', async () => {
    const others = await Promise.all([1, 2, 3].map(() => newPerson(api)));
    await api.db.delete(rateLimits);
    const slow = [thief, ...others].flatMap(({ token }) =>
      Array.from({ length: 2 }, () => slowUpload(api, { token, ip: thief.ip })),
    );
    await expect.poll(uploadsCounted).toBe(4);
    expect((await upload(reader)).status).toBe(201);
    expect((await upload({ ...reader, ip: thief.ip })).status).toBe(429);
    for (const { leave } of slow) leave();
    await expect.poll(async () => (await upload({ ...reader, ip: thief.ip })).status).toBe(201);
  });

  test('are counted before their body is read', async () => {
    for (let count = 1; count <= 3; count += 1) {
      const { leave } = slowUpload(api, thief);
      await expect.poll(uploadsCounted).toBe(count);
      leave();
    }
  });
});

describe('an image that is hard to decode', () => {
  test('because of its single column of 24 million pixels is refused by its header', async () => {
    const column = pixelBomb(1, 24_000_000);
    expect(column.length).toBeLessThan(50_000);
    expect(await upload(thief, column)).toMatchObject({
      status: 400,
      body: { message: 'The image is more than 12,000 pixels wide or high.', field: 'url' },
    });
    expect((await upload(thief, pixelBomb(12_001, 2))).status).toBe(400);
    expect((await upload(thief, pixelBomb(2, 12_000))).status).toBe(201);
  });
});

describe('a flood of new sizes', () => {
  const view = (id: string, query: string, ip: string) =>
    fetch(`${api.url}/images/${id}?${query}`, { headers: { 'client-ip': ip } });
  const sizes = [1, 97, 201, 401, 669, 1025].flatMap((w) => [`w=${w}`, `w=${w}&h=${w}`, `w=${w}&h=${w + 100}`]);
  const queries = sizes.flatMap((size) => ['avif', 'webp', 'jpeg'].map((format) => `${size}&f=${format}`));

  test('from one address is refused at once and does not block others', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 6; count += 1) ids.push((await upload(thief)).body.images.public_id);
    const mine = (await upload(reader)).body.images.public_id;
    expect((await view(mine, 'w=96', reader.ip)).status).toBe(200);

    const flood = ids.flatMap((id) => queries.map((query) => view(id, query, thief.ip)));
    for (const width of [200, 400, 668]) {
      expect((await view(mine, 'w=96', reader.ip)).status).toBe(200);
      expect((await view(mine, `w=${width}`, reader.ip)).status).toBe(200);
      expect((await api.get('/faqs')).status).toBe(200);
    }
    const answers = await Promise.all(flood);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).not.toHaveLength(0);
    for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    // The limit for new variants is soon reached; existing ones stay available.
    for (let count = 0; count < 4; count += 1)
      for (const id of ids) for (const query of queries) await view(id, query, thief.ip);
    expect((await view((await upload(reader)).body.images.public_id, 'w=96', thief.ip)).status).toBe(429);
    expect((await view(mine, 'w=96', thief.ip)).status).toBe(200);
    expect((await view(ids[0]!, 'w=96', reader.ip)).status).toBe(200);
  });
});
