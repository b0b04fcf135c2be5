// @module-tag long
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { ROOT } from '../../../scripts/programs.ts';
import { admin } from '../../testkit/admin.ts';
import { faultsByAxe, faultsInBothSchemes } from '../../testkit/browser.ts';
import { queryData } from '../../testkit/graphql.ts';
import { layoutFaults } from '../../testkit/layout-faults.ts';
import { editedSite } from '../../testkit/site.ts';
import type { Person } from '../notifications/people.ts';
import { lossyLine } from './lossy-line.ts';
import { keyboardOf, personWithRole, status, studioOf } from '../studio/studio.ts';

const site = editedSite();
const TIMEOUT = 180_000;
const TABLET = { viewport: { width: 768, height: 1024 } };
const HOSTILE = `<img src=x onerror="document.title='hacked'">`;

let person: Person;
beforeAll(async () => {
  person = await personWithRole(site.stack, 'Content Administrator', 'ADMIN');
});

/** Each run has ids of its own, because a retry finds what the first has stored. */
const newStamp = () => `x${randomBytes(4).toString('hex')}`;
const article = (title: string, text: string) => `---\ntitle: ${title}\ndate: 2026-11-01\n---\n\n${text}\n`;
const faq = (stamp: string) => ({ id: `free-${stamp}`, question: `Is ${stamp} free? ${HOSTILE}`, answer: 'হ্যাঁ।' });

const folderOf = (stamp: string) => ({
  'faqs.json': JSON.stringify([faq(stamp)]),
  'internship/subjects.json': JSON.stringify([
    { id: `care-${stamp}`, subject: `জরুরি সেবা ${stamp}`, icon: 'pictures/icon.webp' },
  ]),
  [`internship/care-${stamp}/burns-${stamp}.md`]: article(`Burns ${stamp}`, '![Skin](pictures/icon.webp)'),
  // Another one in each run, by what follows the picture.
  'pictures/icon.webp': Buffer.concat([
    readFileSync(join(ROOT, 'api/src/content/questions/pictures/complete-block.webp')),
    Buffer.from(stamp),
  ]),
  'README.md': 'passed over',
  '.git/config': 'passed over',
});

async function writeFolder(files: Record<string, string | Buffer>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return folder;
}

type Report = { entries: { id: string; title: string; outcome: string }[] };
const command = async (folder: string, ...options: string[]) =>
  JSON.parse(await admin(site.stack, 'import-content', folder, '--json', ...options)) as Report;

const choose = (page: Page) => page.getByLabel('Choose a folder');
/** The texts of a table's rows, without its head. */
const rowsOf = (table: Locator) =>
  table
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent.trim())));
const OUTCOMES: Record<string, string> = { created: 'New', changed: 'Changed', unchanged: 'Unchanged' };

test(
  'an administrator imports a folder by keyboard; report and result are those of the command',
  { timeout: TIMEOUT },
  async () => {
    const stamp = newStamp();
    const folder = await writeFolder(folderOf(stamp));
    const wrong = await writeFolder({
      ...folderOf(stamp),
      'notes.txt': 'x',
      'pictures/fake.png': '<svg onload="x()"/>',
      'faqs.json': JSON.stringify([{ ...faq(stamp), id: 'Not an id', colour: HOSTILE }]),
      'plans.json': Buffer.from([0xff, 0xfe]),
    });
    const { page, context, faults } = await studioOf(site.browser, site.url, person, TABLET);
    const { press, tabTo } = keyboardOf(page);
    // From here on the browser asks this test for files. Asking for that beside the key is a race.
    page.on('filechooser', () => undefined);
    const chooseByKey = async (path: string) => {
      await choose(page).focus();
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press('Enter')]);
      await chooser.setFiles(path);
    };
    await page.goto('/studio/desk');
    const entry = page.getByRole('link', { name: /^Import content/ });
    await entry.waitFor();
    await tabTo(entry, 60);
    await press('Enter');
    await choose(page).waitFor();
    expect(await faultsInBothSchemes(page)).toEqual([]);

    await chooseByKey(wrong);
    await page.getByRole('heading', { name: /problems$/ }).waitFor();
    const problems = (await rowsOf(page.getByRole('table'))).map(([file, problem]) => `${file}: ${problem}`);
    const refusal = await command(wrong, '--dry-run').catch((error: Error) => error.message);
    expect(refusal).toContain('exits with 1');
    expect(problems).toEqual(
      expect.arrayContaining([
        'notes.txt: is no file of a content folder: take it out',
        'plans.json: is not UTF-8: save it as UTF-8',
        'pictures/fake.png: Only JPEG, PNG and WebP images can be uploaded.',
        'faqs.json: entry 1, id: must be lower-case letters, digits and hyphens, such as septic-shock',
      ]),
    );
    const said = await admin(site.stack, 'import-content', wrong, '--dry-run').catch((error: Error) => error.message);
    for (const problem of problems) expect(said).toContain(problem);
    expect(said).toContain(`${problems.length} problem(s)`);
    expect(await faultsInBothSchemes(page)).toEqual([]);

    const other = page.getByRole('button', { name: 'Another folder' });
    await other.focus();
    await press('Enter');
    const dry = await command(folder, '--dry-run');
    await chooseByKey(folder);
    await page.getByRole('heading', { name: 'What the import would do' }).waitFor();
    const entries = page.getByRole('region', { name: 'Entries' }).getByRole('table');
    const shown = (await rowsOf(entries)).map(([title, , outcome]) => [title, outcome]);
    expect(shown).toEqual(dry.entries.map(({ id, title, outcome }) => [`${title} ${id}`, OUTCOMES[outcome]]));
    expect(shown).toHaveLength(3);
    expect(await page.title()).not.toContain('hacked');
    expect(await faultsInBothSchemes(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(await faultsInBothSchemes(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 900 });
    // The hostile question is a word longer than a line.
    expect((await layoutFaults(page)).filter((fault) => !fault.includes('hacked'))).toEqual([]);
    await page.getByText('1 New', { exact: true }).first().waitFor();

    const before = await importsOf();
    const start = page.getByRole('button', { name: 'Import…' });
    await start.focus();
    await press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Publish this content?' });
    await dialog.getByText('3 new entries').waitFor();
    await dialog.getByText('1 new picture').waitFor();
    expect(await faultsByAxe(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Import', exact: true }).dblclick();
    await page.getByRole('heading', { name: 'The content is published' }).waitFor();
    expect(await faultsInBothSchemes(page)).toEqual([]);
    expect(await importsOf()).toBe(before + 1);

    expect((await command(folder, '--dry-run')).entries.map(({ outcome }) => outcome)).toEqual(
      dry.entries.map(() => 'unchanged'),
    );
    const question = faq(stamp).question;
    await expect
      .poll(async () => (await queryData<Faqs>(site.url, FAQS)).faqs.map((one) => one.question), { timeout: 40_000 })
      .toContain(question);
    await page.getByRole('button', { name: 'Another folder' }).click();
    await chooseByKey(folder);
    await status(page, /Everything in this folder is published already/).waitFor();
    expect(await page.getByRole('button', { name: 'Import…' }).isDisabled()).toBe(true);
    expect(faults).toEqual([]);
    await context.close();
  },
);

type Faqs = { faqs: { question: string }[] };
const FAQS = '{ faqs { question } }';

/** How many imports the desk's log has. */
async function importsOf(): Promise<number> {
  const response = await fetch(`${site.stack.rest}/admin/events?limit=100`, {
    headers: { authorization: `Bearer ${site.stack.adminToken}` },
  });
  const { events } = (await response.json()) as { events: { action: string }[] };
  return events.filter(({ action }) => action === 'content.import').length;
}

test('a line that breaks off keeps the folder, and nothing is imported twice', { timeout: TIMEOUT }, async () => {
  const stamp = newStamp();
  const folder = await writeFolder({ 'faqs.json': JSON.stringify([faq(stamp)]) });
  const line = await lossyLine(site.url);
  const { page, context } = await studioOf(site.browser, line.url, person);
  await page.goto('/studio/desk/import-content');

  line.breakAt('upload');
  await choose(page).setInputFiles(folder);
  const alert = page.getByRole('alert').filter({ hasText: 'The connection broke off' });
  await alert.waitFor();
  line.breakAt('none');
  await page.getByRole('button', { name: 'Check again' }).click();
  await page.getByRole('heading', { name: 'What the import would do' }).waitFor();

  line.breakAt('answer');
  await page.getByRole('button', { name: 'Import…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click();
  await alert.waitFor();
  expect(await page.getByRole('button', { name: 'Import…' }).isDisabled()).toBe(true);
  line.breakAt('none');
  await page.getByRole('button', { name: 'Check again' }).click();
  await status(page, /Everything in this folder is published already/).waitFor();
  await context.close();
  await line.close();
});

test('a desk edit since the check stops the import; the next check keeps the edit', { timeout: TIMEOUT }, async () => {
  const stamp = newStamp();
  await command(await writeFolder({ 'faqs.json': JSON.stringify([faq(stamp)]) }));
  const folder = await writeFolder({ 'faqs.json': JSON.stringify([{ ...faq(stamp), answer: 'Yes.' }]) });
  const { page, context, faults } = await studioOf(site.browser, site.url, person);
  await page.goto('/studio/desk/import-content');
  await choose(page).setInputFiles(folder);
  await page.getByRole('button', { name: 'Changes (1)' }).waitFor();
  await editAtDesk(`free-${stamp}`);
  await page.getByRole('button', { name: 'Import…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByRole('alert').filter({ hasText: 'the content has changed since the check' }).waitFor();
  await page.getByRole('button', { name: 'Check again' }).click();
  await page.getByRole('cell', { name: 'Kept from the desk' }).waitFor();
  await page.getByLabel('Undo what was changed or removed at the desk').check();
  await status(page, /Check the changes/).waitFor();
  await page.getByRole('button', { name: 'Check again' }).click();
  await page.getByRole('cell', { name: 'Changed', exact: true }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

async function editAtDesk(id: string) {
  const address = `${site.stack.rest}/admin/entries/faqs/${id}`;
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${site.stack.adminToken}` };
  const { entry } = (await (await fetch(address, { headers })).json()) as { entry: { version: string; entry: object } };
  const body = JSON.stringify({ version: entry.version, entry: { ...entry.entry, answer: 'Edited.' } });
  expect((await fetch(address, { method: 'PUT', headers, body })).status).toBe(200);
}

test('what is no folder of content is refused with what to do, and so is an author', { timeout: TIMEOUT }, async () => {
  const stamp = newStamp();
  const folder = await writeFolder({
    'faqs.json': JSON.stringify([faq(stamp)]),
    'questions.csv': 'stem\n',
    'a.zip': 'PK',
  });
  const { page, context, faults } = await studioOf(site.browser, site.url, person);
  await page.goto('/studio/desk/import-content');
  await choose(page).waitFor();
  await drop(page, [join(folder, 'a.zip')]);
  await page.getByRole('alert').filter({ hasText: 'This is an archive. Unpack it' }).waitFor();
  await drop(page, [join(folder, 'questions.csv')]);
  await page.getByRole('alert').filter({ hasText: 'Nothing here is content. Choose the folder' }).waitFor();
  expect(await faultsInBothSchemes(page)).toEqual([]);
  await drop(page, [folder]);
  await page.getByRole('heading', { name: '2 problems' }).waitFor();
  expect(faults).toEqual([]);
  await context.close();

  const author = await personWithRole(site.stack, 'Content Author', 'AUTHOR');
  const own = await studioOf(site.browser, site.url, author);
  await own.page.goto('/studio/desk/import-content');
  await own.page.getByText('Your role does not open this part of the studio.').waitFor();
  const headers = { authorization: `Bearer ${author.token}`, 'content-type': 'application/json' };
  const send = { method: 'POST', headers, body: JSON.stringify({ files: {}, pictures: {} }) };
  expect((await fetch(`${site.url}/exchange/content`, send)).status).toBe(403);
  await own.context.close();
});

/** As from the desktop. */
async function drop(page: Page, files: string[]) {
  const target = await page.getByText('Drop a folder of content here').boundingBox();
  const client = await page.context().newCDPSession(page);
  const data = { items: [], files, dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await client.send('Input.dispatchDragEvent', { type, x: target!.x + 5, y: target!.y + 5, data });
}
