// @module-tag long
import { readFileSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { ROOT } from '../../../scripts/programs.ts';
import { faultsInBothSchemes } from '../../testkit/browser.ts';
import { editedSite } from '../../testkit/site.ts';
import type { Person } from '../notifications/people.ts';
import { ankiFile, csvFile, moodleFile, type SentFile, textFile, wordFile } from './import-files.ts';
import { lossyLine } from './lossy-line.ts';
import { personWithRole, status, studioOf } from '../studio/studio.ts';

const site = editedSite();
const TIMEOUT = 180_000;

let admin: Person;
// A retry must not find what its first run has stored.
let stamp: number;
const strip = readFileSync(join(ROOT, 'api/src/content/questions/pictures/complete-block.webp'));
beforeAll(async () => {
  admin = await personWithRole(site.stack, 'Import Administrator', 'ADMIN');
});

beforeEach(() => {
  stamp = Date.now();
});

const picture = (name: string): SentFile => ({ name, mimeType: 'image/webp', buffer: strip });

/** Chooses files in a new browser. */
async function chosen(files: SentFile[], { person = admin, url = site.url } = {}) {
  const { page, context, faults } = await studioOf(site.browser, url, person);
  await page.goto('/studio/desk/import');
  await page.getByLabel('Choose a file').setInputFiles(files);
  return { page, context, faults };
}

/** From the check to the result; returns the refs of the new questions. */
async function store(page: Page): Promise<string[]> {
  await confirm(page);
  return refsOf(page);
}

async function confirm(page: Page) {
  await page.getByRole('button', { name: 'Import…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import the questions?' });
  await dialog.getByLabel('What to do with the questions').selectOption('Publish at once');
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
}

async function refsOf(page: Page): Promise<string[]> {
  await page.getByRole('heading', { name: /^Imported: / }).waitFor();
  return page.getByRole('link', { name: /^[A-Z]+-\d+$/ }).allTextContents();
}

type Stored = { type: string; stem: string; options: { text: string; correct: boolean }[]; media: { alt: string }[] };

async function question(ref: string): Promise<Stored> {
  const response = await fetch(`${site.stack.rest}/questions/${ref}?by=ref`);
  return ((await response.json()) as { data: Stored }).data;
}

const checkedRows = (page: Page, count: number) =>
  page.getByRole('heading', { name: count === 1 ? '1 row checked' : `${count} rows checked` }).waitFor();

test('a Word table goes into the bank', { timeout: TIMEOUT }, async () => {
  const word = await chosen([await wordFile(`Which nerve is in the axilla (${stamp})?`)]);
  await checkedRows(word.page, 1);
  expect(await word.page.getByLabel('Format').inputValue()).toBe('docx');
  await word.page.getByRole('rowheader', { name: 'table 1, row 2' }).waitFor();
  const [wordRef] = await store(word.page);
  expect(await question(wordRef!)).toMatchObject({ type: 'SBA', stem: `Which nerve is in the axilla (${stamp})?` });
  expect(word.faults).toEqual([]);
  await word.context.close();
});

test('Moodle’s true-false questions go into the bank with the picture in the file', { timeout: TIMEOUT }, async () => {
  const moodle = await chosen([moodleFile(`Look at the strip (${stamp}).`, strip, 'A rhythm strip')]);
  await moodle.page.getByRole('heading', { name: '1 row checked' }).waitFor();
  await moodle.page.getByText('More settings').click();
  await moodle.page.getByLabel('Professional year', { exact: true }).selectOption('_1');
  await moodle.page.getByLabel('Subject', { exact: true }).selectOption('ANAT');
  await moodle.page.getByLabel('Source of pictures').fill('The college’s Moodle');
  await moodle.page.getByLabel('Licence of pictures').fill('own work');
  await moodle.page.getByRole('button', { name: 'Check again' }).click();
  await moodle.page.getByRole('button', { name: 'Errors (0)' }).waitFor();
  const [moodleRef] = await store(moodle.page);
  expect(await question(moodleRef!)).toMatchObject({
    type: 'MTF',
    options: [
      { text: 'They are hard.', correct: true },
      { text: 'They are soft.', correct: false },
    ],
    media: [{ alt: 'A rhythm strip' }],
  });
  expect(moodle.faults).toEqual([]);
  await moodle.context.close();
});

test('Anki’s notes go into the bank by the fields that their header names', { timeout: TIMEOUT }, async () => {
  const anki = await chosen([ankiFile(`Which bone is carpal (${stamp})?`)]);
  await anki.page.getByRole('heading', { name: '1 row checked' }).waitFor();
  expect(await anki.page.getByLabel('Format').inputValue()).toBe('anki');
  await anki.page.getByText('More settings').click();
  await anki.page.getByLabel('Subject', { exact: true }).selectOption('ANAT');
  await anki.page.getByLabel('Type', { exact: true }).selectOption('SBA');
  await anki.page.getByRole('button', { name: 'Check again' }).click();
  await anki.page.getByRole('button', { name: 'Errors (0)' }).waitFor();
  const [ankiRef] = await store(anki.page);
  expect(await question(ankiRef!)).toMatchObject({ stem: `Which bone is carpal (${stamp})?` });
  expect(anki.faults).toEqual([]);
  await anki.context.close();
});

test('Bijoy text is offered as Unicode, and goes in as that once it is accepted', { timeout: TIMEOUT }, async () => {
  const { page, context, faults } = await chosen([csvFile('bijoy.csv', 'Bijoy', [[`wb‡Pi †KvbwU mwVK bq? ${stamp}`]])]);
  await page.getByRole('heading', { name: '1 cell looks like Bijoy (SutonnyMJ)' }).waitFor();
  await page.getByText(/^নিচের কোনটি সঠিক নয়\?/).waitFor();
  expect(await faultsInBothSchemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Convert to Unicode' }).click();
  await page.getByText('converted from Bijoy to Unicode: stem').waitFor();
  const [ref] = await store(page);
  expect((await question(ref!)).stem).toMatch(/^নিচের কোনটি সঠিক নয়\?/);
  expect(faults).toEqual([]);
  await context.close();
});

test(
  'pictures go with a file; the check says which are missing and which no row names',
  { timeout: TIMEOUT },
  async () => {
    const file = csvFile('strips.csv', 'Strips', [
      [`Which rhythm is this (${stamp})?`, 'strip.webp'],
      [`Which rhythm is that (${stamp})?`, 'হৃদয় ২.webp'],
    ]);
    const { page, context, faults } = await chosen([picture('strip.webp')]);
    await page.getByRole('alert').filter({ hasText: 'These are pictures alone' }).waitFor();
    const choose = page.getByLabel('Choose a file');
    await choose.setInputFiles([file, textFile('other.csv', 'stem\n'), picture('strip.webp')]);
    await page.getByRole('alert').filter({ hasText: 'These are 2 files beside pictures' }).waitFor();
    expect(await faultsInBothSchemes(page)).toEqual([]);

    await choose.setInputFiles([file, picture('strip.webp'), picture('spare.webp')]);
    await checkedRows(page, 2);
    const panel = page.getByRole('region', { name: 'Pictures to look at' });
    expect(await panel.getByRole('listitem').allTextContents()).toEqual(['হৃদয় ২.webp ', 'spare.webp ']);
    await page.getByRole('button', { name: 'Errors (1)' }).waitFor();
    expect(await faultsInBothSchemes(page)).toEqual([]);

    await page.getByLabel('Add pictures').setInputFiles([picture('হৃদয় ২.webp')]);
    await page.getByText('3 pictures beside the file').waitFor();
    await page.reload();
    await page.getByText('3 pictures beside the file').waitFor();
    await page.getByRole('button', { name: 'Check the file' }).click();
    await page.getByRole('button', { name: 'Errors (0)' }).waitFor();
    expect(await panel.getByRole('listitem').allTextContents()).toEqual(['spare.webp ']);
    const refs = await store(page);
    expect(refs).toHaveLength(2);
    for (const ref of refs) expect((await question(ref)).media).toMatchObject([{ alt: 'What it shows' }]);
    expect(faults).toEqual([]);
    await context.close();
  },
);

test('files are dropped together, and a folder is told apart', { timeout: TIMEOUT }, async () => {
  const { page, context, faults } = await studioOf(site.browser, site.url, admin);
  await page.goto('/studio/desk/import');
  const folder = await mkdtemp(join(tmpdir(), 'dropped-'));
  const file = csvFile('strips.csv', 'Dropped', [[`Which strip was dropped (${stamp})?`, 'strip.webp']]);
  const paths = [join(folder, file.name), join(folder, 'strip.webp')];
  await writeFile(paths[0]!, file.buffer);
  await writeFile(paths[1]!, strip);

  await drop(page, [folder]);
  await page.getByRole('alert').filter({ hasText: 'This is a folder.' }).waitFor();
  await drop(page, paths);
  await page.getByText('1 picture beside the file').waitFor();
  await page.getByRole('button', { name: 'Errors (0)' }).waitFor();
  expect(await page.getByRole('region', { name: 'Pictures to look at' }).count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

/** As from the desktop. */
async function drop(page: Page, files: string[]) {
  const target = await page.getByText('Drop a file of questions here').boundingBox();
  const client = await page.context().newCDPSession(page);
  const data = { items: [], files, dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await client.send('Input.dispatchDragEvent', { type, x: target!.x + 5, y: target!.y + 5, data });
}

test('a line that breaks off loses no correction and imports nothing twice', { timeout: TIMEOUT }, async () => {
  const line = await lossyLine(site.url);
  const file = csvFile('lost.csv', 'Lost lines', [[`Which nerve is lost (${stamp})?`], ['']]);
  const { page, context } = await chosen([file], { url: line.url });
  await checkedRows(page, 2);
  const stem = page.getByLabel('stem').first();
  await stem.fill(`Which vein is lost (${stamp})?`);

  line.breakAt('upload');
  await page.getByRole('button', { name: /^Check again/ }).click();
  await page.getByRole('alert').filter({ hasText: 'The connection broke off' }).waitFor();
  expect(line.broken()).toBeGreaterThan(0);
  expect(await stem.inputValue()).toBe(`Which vein is lost (${stamp})?`);

  line.breakAt('none');
  await page.getByRole('button', { name: /^Check again/ }).click();
  await page.getByRole('button', { name: 'Errors (0)' }).waitFor();

  line.breakAt('answer');
  const before = line.broken();
  await confirm(page);
  await page.getByRole('alert').filter({ hasText: 'The connection broke off' }).waitFor();
  expect(line.broken()).toBeGreaterThan(before);
  expect(await page.getByRole('button', { name: 'Import…' }).isDisabled()).toBe(true);

  line.breakAt('none');
  await page.getByRole('button', { name: /^Check again/ }).click();
  await status(page, /The bank has everything in this file already/).waitFor();
  expect(await page.getByRole('button', { name: 'Import…' }).isDisabled()).toBe(true);
  await context.close();
  await line.close();
});

test(
  'two administrators import the same file at once, and each question is there once',
  { timeout: TIMEOUT },
  async () => {
    const other = await personWithRole(site.stack, 'Other Administrator', 'ADMIN');
    const stems = Array.from({ length: 40 }, (_, index) => [`Question ${index} of both (${stamp})?`] as const);
    const file = csvFile('both.csv', 'Both at once', stems);
    const both = await Promise.all([chosen([file]), chosen([file], { person: other })]);
    await Promise.all(both.map(({ page }) => checkedRows(page, stems.length)));
    const refs = (await Promise.all(both.map(({ page }) => store(page)))).flat();
    expect(refs).toHaveLength(stems.length);
    expect(new Set(refs).size).toBe(stems.length);
    for (const { context, faults } of both) {
      expect(faults).toEqual([]);
      await context.close();
    }
  },
);
