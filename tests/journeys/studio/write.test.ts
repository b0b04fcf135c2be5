// @module-tag long
import { expect, test } from 'vitest';
import { faultsInBothSchemes } from '../../testkit/browser.ts';
import { queryData } from '../../testkit/graphql.ts';
import { editedSite } from '../../testkit/site.ts';
import { box, idOf, keyboardOf, personWithRole, status, storedQuestion, studioOf } from './studio.ts';

const site = editedSite();

const STEM = 'Regarding the axillary nerve';
const STATEMENTS = [
  ['It arises from the posterior cord', true, 'It is one of the two terminal branches of the posterior cord.'],
  ['It passes through the triangular space', false, 'It passes through the quadrangular space.'],
  ['It supplies teres minor', true, 'Its posterior branch does, and deltoid.'],
  ['It is injured in fractures of the shaft of the humerus', false, 'Those injure the radial nerve.'],
  ['It supplies skin over the lower part of deltoid', true, 'By the upper lateral cutaneous nerve of the arm.'],
] as const;

test('a teacher writes an MTF with reasons by keyboard alone, loses nothing to a reload, and submits it', async () => {
  const author = await personWithRole(site.stack, 'Keyboard Teacher', 'AUTHOR');
  const { page, context, faults } = await studioOf(site.browser, site.url, author);
  const { press, type, tabTo, presses } = keyboardOf(page);
  await page.goto('/studio');
  await status(page, /questions/).waitFor();
  await tabTo(page.getByRole('link', { name: 'New question' }), 30);
  await press('Enter');
  await box(page, 'Question').waitFor();
  expect(await page.getByRole('radio', { name: 'Multiple true-false' }).isChecked()).toBe(true);

  await tabTo(page.getByLabel('Professional year'), 12);
  await type('1');
  await tabTo(page.getByLabel('Subject'));
  await type('Ana');
  await tabTo(page.getByLabel('Topic'));
  await type('Upper limb');
  await tabTo(box(page, 'Question'));
  await type(STEM);
  for (const [index, [text, isTrue, reason]] of STATEMENTS.entries()) {
    const letter = 'ABCDE'[index]!;
    const statement = page.getByRole('group', { name: `Statement ${letter}`, exact: true });
    await tabTo(box(page, `Statement ${letter}`));
    await type(text);
    // Nothing is chosen for the author, who leaves the last statement for later.
    await tabTo(statement.getByRole('radio', { name: 'True' }));
    if (letter !== 'E') await press(isTrue ? 'Space' : 'ArrowRight');
    await tabTo(box(page, `Why ${letter} is ${letter === 'E' ? 'true or false' : isTrue}`));
    await type(reason);
  }
  await status(page, /^Saved/).waitFor();
  const id = idOf(page);

  await type(' It winds round the surgical neck.');
  await page.reload();
  await box(page, 'Question').waitFor();
  expect(idOf(page)).toBe(id);
  for (const [index, [text, isTrue, reason]] of STATEMENTS.entries()) {
    const letter = 'ABCDE'[index]!;
    const statement = page.getByRole('group', { name: `Statement ${letter}`, exact: true });
    expect(await box(page, `Statement ${letter}`).innerText()).toBe(text);
    const chosen = letter === 'E' ? [] : [isTrue ? 'True' : 'False'];
    const checked = ['True', 'False'].map((name) => statement.getByRole('radio', { name, checked: true }).count());
    expect(await Promise.all(checked)).toEqual(['True', 'False'].map((name) => Number(chosen.includes(name))));
    const last = letter === 'E' ? ' It winds round the surgical neck.' : '';
    const why = letter === 'E' ? 'true or false' : isTrue;
    expect(await box(page, `Why ${letter} is ${why}`).innerText()).toBe(reason + last);
  }

  // Asked for too early, it goes to what is missing.
  await press('Control+Enter');
  await page.getByText('3 things are still missing').waitFor();
  await expect.poll(() => box(page, 'Statement E').evaluate((one) => one === document.activeElement)).toBe(true);
  const last = page.getByRole('group', { name: 'Statement E', exact: true });
  await tabTo(last.getByRole('radio', { name: 'True' }));
  await press(STATEMENTS[4][1] ? 'Space' : 'ArrowRight');
  await press('Control+Enter');
  await page.getByText('2 things are still missing').waitFor();
  await expect.poll(() => box(page, 'Explanation').evaluate((one) => one === document.activeElement)).toBe(true);
  await type('The axillary nerve leaves the axilla through the quadrangular space.');
  await tabTo(page.getByLabel('Book or guideline'));
  await type("Gray's Anatomy for Students");
  await press('Tab');
  await type('4');
  await press('Tab');
  await type('712');
  await press('Enter');
  await press('Control+Enter');
  await page.getByRole('dialog', { name: 'Submit for review?' }).waitFor();
  await press('Enter');
  await page.getByText('In review', { exact: true }).waitFor();
  expect(await box(page, 'Question').getAttribute('contenteditable')).toBe('false');
  // From the list of questions to the review, beside the text itself.
  expect(presses()).toBeLessThan(60);

  const stored = await storedQuestion(site.url, author, id);
  expect(stored).toMatchObject({ status: 'IN_REVIEW', lacks: [], draft: { stem: STEM } });
  expect(stored.draft.options.map(({ text, correct }) => [text, correct])).toEqual(
    STATEMENTS.map(([text, isTrue]) => [text, isTrue]),
  );
  expect(stored.draft.references).toEqual(["Gray's Anatomy for Students, 4th edition, p. 712"]);

  await page.getByRole('button', { name: 'Take it back' }).click();
  await page.getByText('Draft', { exact: true }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('what is typed offline survives a closed tab, and is saved once there is a line', async () => {
  const author = await personWithRole(site.stack, 'Offline Teacher', 'AUTHOR');
  const { page, context } = await studioOf(site.browser, site.url, author);
  await page.goto('/studio/questions/new');
  await page.getByLabel('Professional year').selectOption('_1');
  await page.getByLabel('Subject').selectOption('ANAT');
  await context.setOffline(true);
  await box(page, 'Question').fill('Typed on a train');
  await box(page, 'Statement A').fill('In a tunnel');
  await status(page, /Offline, kept on this device/).waitFor();
  await page.close();

  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto('/studio/questions/new');
  await expect.poll(() => box(later, 'Question').innerText()).toBe('Typed on a train');
  await status(later, /^Saved/).waitFor();
  const stored = await storedQuestion(site.url, author, idOf(later));
  expect(stored.draft).toMatchObject({ stem: 'Typed on a train', options: [{ text: 'In a tunnel' }] });

  // The next new question is another one.
  await later.goto('/studio/questions/new');
  await expect.poll(() => box(later, 'Question').textContent()).toBe('');
  await context.close();
});

test('changing the type keeps what was typed for the other', async () => {
  const author = await personWithRole(site.stack, 'Changing Teacher', 'AUTHOR');
  const { page, context, faults } = await studioOf(site.browser, site.url, author);
  await page.goto('/studio/questions/new');
  await page.getByLabel('Professional year').selectOption('_1');
  await page.getByLabel('Subject').selectOption('ANAT');
  await box(page, 'Statement A').fill('Kept');
  const type = (name: string) => page.getByRole('radio', { name }).check({ force: true });
  await type('Short answer');
  await box(page, 'What is asked').fill('Name two branches');
  await page.getByLabel('Marks').fill('2.5');
  await page.getByLabel('Point 1 of part a').fill('The circumflex artery');
  await page.getByLabel('Point 1 of part a').press('Enter');
  await page.getByLabel('Point 2 of part a').fill('The profunda brachii');
  await page.getByLabel('Points weigh differently').check();
  await page.getByLabel('Weight of point 1 of part a').fill('2');
  await type('Single best answer');
  expect(await box(page, 'Option A').innerText()).toBe('Kept');
  await page.getByLabel('Best answer').first().check();
  await status(page, /^Saved/).waitFor();
  await page.reload();
  await type('Short answer');
  expect(await page.getByLabel('Weight of point 1 of part a').inputValue()).toBe('2');
  await status(page, /^Saved/).waitFor();
  await expect
    .poll(async () => {
      const { studio } = await queryData<{ studio: { question: { draft: object } } }>(
        site.url,
        'query ($id: ID!) { studio { question(id: $id) { draft { type options { key } parts { marks points } } } } }',
        { token: author.token, variables: { id: idOf(page) } },
      );
      return studio.question.draft;
    })
    .toEqual({
      type: 'SAQ',
      options: [],
      parts: [{ marks: 2.5, points: ['The circumflex artery', 'The profunda brachii'] }],
    });
  expect(faults).toEqual([]);
  await context.close();
});

test('the list and the editor have no faults by axe in either scheme, and nothing is wider than the window', async () => {
  const author = await personWithRole(site.stack, 'Axe Teacher', 'AUTHOR');
  for (const width of [768, 1280]) {
    const { page, context, faults } = await studioOf(site.browser, site.url, author, {
      viewport: { width, height: 900 },
    });
    for (const path of ['/studio/questions', '/studio/questions/1']) {
      await page.goto(path);
      await (path.endsWith('1') ? box(page, 'Question') : status(page, /questions/)).waitFor();
      const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect({ width, path, wide: await isWide() }).toEqual({ width, path, wide: false });
      expect(await faultsInBothSchemes(page)).toEqual([]);
    }
    expect(faults).toEqual([]);
    await context.close();
  }
});

test('filters are in the address, and readers are told that the studio is not theirs', async () => {
  const author = await personWithRole(site.stack, 'Finding Teacher', 'AUTHOR');
  const { page, context } = await studioOf(site.browser, site.url, author);
  await page.goto('/studio/questions?status=PUBLISHED&prof=_1');
  await page.getByLabel('Subject').selectOption('ANAT');
  await expect.poll(() => page.url()).toContain('subject=ANAT');
  await expect.poll(() => page.getByRole('listitem').filter({ hasText: 'ANAT-' }).count()).toBe(20);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => page.getByRole('listitem').filter({ hasText: 'ANAT-' }).count()).toBeGreaterThan(20);
  await page.getByRole('searchbox').fill('no such words anywhere');
  await page.getByText('No question matches these filters.').waitFor();
  await page.goBack();
  await page.waitForURL(/prof=_1$/);
  await context.close();

  const reader = await personWithRole(site.stack, 'Plain Reader', 'READER');
  const other = await studioOf(site.browser, site.url, reader);
  await other.page.goto('/studio/questions');
  await other.page.getByText('The studio is for those who write and review questions.').waitFor();
  expect(await other.page.getByRole('link', { name: 'Studio' }).count()).toBe(0);
  await other.context.close();
});
