// @module-tag long
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { images } from '../../db/schema.ts';
import type { TestApi } from '../../testing/index.ts';
import { startAdmin, type Admin } from '../../testing/admin.ts';

const EXAMPLE = fileURLToPath(new URL('../../../examples/content', import.meta.url));

let office: Admin;
let api: TestApi;
beforeAll(async () => {
  office = await startAdmin();
  ({ api } = office);
});
afterAll(() => office.close());

/** Runs a command line as an editor would. */
const admin = (...args: string[]) => office.admin(['import-content', ...args]);

/** A copy of the example folder, to add errors to. */
function copy(name: string) {
  cpSync(EXAMPLE, join(office.folder, name), { recursive: true });
  return (path: string) => join(office.folder, name, path);
}

test('publishes the example folder with its picture; a second time changes nothing', async () => {
  const dry = await admin(EXAMPLE, '--dry-run');
  expect(dry).toMatchObject({ code: 0, out: expect.stringMatching(/^Dry run, nothing stored\.\n/) });
  expect(await api.db.$count(images)).toBe(0);

  expect(await admin(EXAMPLE)).toMatchObject({
    code: 0,
    out: expect.stringContaining('internship topics: 3 created, 0 changed, 0 unchanged, 0 removed'),
  });
  expect(await api.db.$count(images)).toBe(1);
  const { body } = await api.get<{ banners: { url: { public_id: string } }[] }>('/content/banners');
  expect((await api.call('GET', `/images/${body.banners[0]!.url.public_id}?w=200`)).status).toBe(200);

  const { out } = await admin(EXAMPLE, '--json');
  expect(JSON.parse(out)).toMatchObject({
    stored: true,
    counts: { faqs: { unchanged: 2 }, internship_topics: { created: 0, changed: 0, unchanged: 3, removed: 0 } },
  });
});

test('--prune removes what is no longer in the folder', async () => {
  await admin(EXAMPLE);
  const at = copy('smaller');
  rmSync(at('internship/emergency/handover.md'));
  expect(await admin('smaller', '--prune')).toMatchObject({
    code: 0,
    out: expect.stringContaining('internship topics: 0 created, 0 changed, 2 unchanged, 1 removed'),
  });
  expect((await api.get('/intern-search/sub-topics/handover')).status).toBe(404);
});

test('names what the desk edited or removed and leaves it so; --overwrite undoes it, and then names nothing', async () => {
  await admin(EXAMPLE, '--prune', '--overwrite');
  const token = await api.signIn({ role: 'ADMIN' });
  const desk = (method: string, path: string, body?: unknown) =>
    api.call<{ entry: { version: string; entry: object } }>(method, `/admin/entries/${path}`, {
      token,
      ...(body ? { body } : {}),
    });
  const faq = (await desk('GET', 'faqs/what-is-free')).body;
  const edited = { version: faq.entry.version, entry: { ...faq.entry.entry, answer: 'Nothing.' } };
  expect((await desk('PUT', 'faqs/what-is-free', edited)).status).toBe(200);
  const gone = (await desk('GET', 'faqs/coming-soon')).body;
  expect((await desk('DELETE', `faqs/coming-soon?version=${gone.entry.version}`)).status).toBe(204);
  const kept =
    'Edited or removed at the desk, and left so (--overwrite undoes it):\n  faqs: what-is-free\n  faqs: coming-soon\n';
  const answers = async () =>
    (await api.get<{ faqs: { answer: string }[] }>('/faqs')).body.faqs.map((one) => one.answer);

  expect((await admin(EXAMPLE, '--dry-run')).out).toContain(kept);
  expect(await admin(EXAMPLE)).toMatchObject({ code: 0, out: expect.stringContaining(kept) });
  expect(await answers()).toEqual(['Nothing.']);
  const { out } = await admin(EXAMPLE, '--overwrite');
  expect(out).toMatch(/^faqs: 1 created, 1 changed, 0 unchanged, 0 removed$/m);
  expect(out).not.toContain('at the desk');
  expect(await answers()).toEqual([expect.stringContaining('The first page of every list.')]);
  expect((await admin(EXAMPLE)).out).not.toContain('at the desk');
});

test('reports all problems on disk, in texts and in pictures at once', async () => {
  await admin(EXAMPLE, '--prune');
  const at = copy('wrong');
  symlinkSync('/etc/hostname', at('pictures/link.webp'));
  symlinkSync(EXAMPLE, at('internship/linked'));
  writeFileSync(at('pictures/large.png'), Buffer.alloc(10 * 1024 * 1024));
  writeFileSync(at('pictures/fake.png'), '<svg onload="x()"/>');
  writeFileSync(at('notes.txt'), 'x');
  writeFileSync(at('plans.json'), Buffer.from([0xff, 0xfe]));
  mkdirSync(at('.git'));
  writeFileSync(at('.git/config'), 'passed over');
  writeFileSync(at('README.md'), 'passed over');
  const banner = (image: string) => ({ id: image.replaceAll(/\W/g, ''), image, alt: 'x' });
  writeFileSync(
    at('banners.json'),
    JSON.stringify(['pictures/link.webp', '../secret.png', 'pictures/large.png', 'pictures/fake.png'].map(banner)),
  );
  const { code, err, out } = await admin('wrong');
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err.trim().split('\n').sort()).toEqual([
    'Nothing stored. 7 problem(s).',
    'banners.json: entry 2, image: must be a file in pictures/, such as pictures/heart.webp',
    'internship/linked: is a symbolic link: put the file itself there',
    'notes.txt: is no file of a content folder: take it out',
    'pictures/fake.png: Only JPEG, PNG and WebP images can be uploaded.',
    'pictures/large.png: has 10.0 MB: a picture has at most 5 MB',
    'pictures/link.webp: is a symbolic link: put the file itself there',
    'plans.json: is not UTF-8: save it as UTF-8',
  ]);
  expect(JSON.parse((await admin('wrong', '--json')).out)).toMatchObject({ problems: expect.any(Array) });
  const { body } = await api.get<{ banners: { _id: string }[] }>('/content/banners');
  expect(body.banners.map(({ _id }) => _id)).toEqual(['study-anywhere']);
});

test.each([
  [['--help'], 0, '--prune'],
  [[], 2, 'give one folder'],
  [['a', 'b'], 2, 'give one folder'],
  [['a', '--colour'], 2, '--colour'],
  [['missing'], 1, 'There is no folder'],
])('import-content %j exits with %i and says %s', async (args, code, message) => {
  const done = await admin(...args);
  expect(done.out + done.err).toContain(message);
  expect(done.code).toBe(code);
});
