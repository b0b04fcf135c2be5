// @module-tag long
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../../scripts/programs.ts';
import { faultsByAxe, faultsInBothSchemes } from '../../testkit/browser.ts';
import { queryData } from '../../testkit/graphql.ts';
import { editedSite } from '../../testkit/site.ts';
import { box, idOf, personWithRole, studioOf } from './studio.ts';

const site = editedSite();
const STRIP = join(ROOT, 'api/src/content/questions/pictures/complete-block.webp');
const ALT = 'Rhythm strip in which P waves and QRS complexes go at rates of their own';
const CHAPTERS = '{ chapters(prof: "_4", subject: "MED") { id name } }';

test(
  'a picture and weighted points go from the editor by the review to the reader’s card',
  { timeout: 120_000 },
  async () => {
    const author = await personWithRole(site.stack, 'Picture Teacher', 'AUTHOR');
    const { page, context, faults } = await studioOf(site.browser, site.url, author);
    const topic = `Rhythm strips ${Date.now()}`;
    await page.goto('/studio/questions/new');
    await page.getByRole('radio', { name: 'Short answer' }).check({ force: true });
    await page.getByLabel('Professional year').selectOption('_4');
    await page.getByLabel('Subject').selectOption('MED');
    await page.getByLabel('Topic').fill(topic);
    await box(page, 'Question').fill('Look at the strip.');
    await page.locator('input[type=file]').setInputFiles(STRIP);
    const shown = page.getByRole('group', { name: /^Pictures/ });
    await shown.getByText('Say what the picture shows').waitFor();
    await shown.getByLabel('What it shows').fill(ALT);
    await shown.getByLabel('Credit').fill('A. Rahman');
    await page.keyboard.press('Tab');
    await shown.getByText('Say where the picture comes from').waitFor();
    await page.keyboard.type('Drawn for this test');
    await page.keyboard.press('Tab');
    await shown.getByText('Give the licence').waitFor();
    // Letters choose in a select.
    await page.keyboard.type('Another');
    await page.keyboard.press('Tab');
    await page.keyboard.type('CC BY-NC 2.0');
    await shown.getByText('CC BY-NC 2.0 does not allow use in paid content. Use another picture.').waitFor();
    await page.getByText('picture 1: the licence CC BY-NC 2.0 forbids use in paid content').waitFor();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.type('Own');
    await page.getByRole('article').getByRole('img', { name: ALT }).waitFor();

    await page.getByLabel('Marks', { exact: true }).first().fill('2');
    await box(page, 'What is asked').first().fill('Name the rhythm and its treatment.');
    await page.getByLabel('Points weigh differently').first().check();
    const point = (number: number) => page.getByLabel(`Point ${number} of part a`, { exact: true });
    await point(1).fill('Complete heart block');
    await page.getByLabel('Weight of point 1 of part a').fill('3');
    await point(1).press('Enter');
    await point(2).fill('Pacing');
    await page.getByLabel('Weight of point 2 of part a').fill('1');
    await box(page, 'Explanation').fill('No P wave is conducted.');
    await page.locator('form summary').filter({ hasText: 'Explanation in Bangla' }).press('Enter');
    await box(page, 'Explanation in Bangla').fill('কোনো P wave পৌঁছায় না।');
    await page.getByLabel('Book or guideline').fill("Davidson's Principles and Practice of Medicine");
    await page.getByLabel('Book or guideline').press('Enter');
    await page.reload();
    await shown.getByLabel('What it shows').waitFor();
    expect(await shown.getByLabel('What it shows').inputValue()).toBe(ALT);
    expect(await box(page, 'Explanation in Bangla').innerText()).toBe('কোনো P wave পৌঁছায় না।'.normalize('NFC'));
    expect(await faultsInBothSchemes(page)).toEqual([]);

    await page.keyboard.press('Control+Enter');
    const submit = page.getByRole('dialog', { name: 'Submit for review?' });
    await submit.waitFor();
    expect(await faultsByAxe(page)).toEqual([]);
    await submit.getByRole('button', { name: 'Submit for review' }).click();
    await page.getByText('In review', { exact: true }).waitFor();
    const id = idOf(page);

    const reviewer = await personWithRole(site.stack, 'Picture Reviewer', 'REVIEWER');
    const review = await studioOf(site.browser, site.url, reviewer);
    await review.page.goto(`/studio/review/${id}`);
    await review.page.getByRole('article').getByRole('img', { name: ALT }).waitFor();
    await review.page.getByText('Source: Drawn for this test').waitFor();
    await review.page.getByText('Licence: Own work').waitFor();
    await review.page.getByRole('article').getByText('Explanation in Bangla').click();
    await review.page.getByRole('article').getByText('পৌঁছায় না').waitFor();
    await review.page.getByRole('button', { name: 'Return to the author' }).click();
    await review.page.getByRole('dialog').waitFor();
    expect(await faultsByAxe(review.page)).toEqual([]);
    await review.page.keyboard.press('Escape');
    await review.page.getByRole('button', { name: 'Approve and publish' }).click();
    const approve = review.page.getByRole('dialog');
    await approve.waitFor();
    expect(await faultsByAxe(review.page)).toEqual([]);
    await approve.getByRole('button', { name: 'Approve and publish' }).click();
    await review.page.waitForURL('/studio/review');

    let chapter: string | undefined;
    await expect
      .poll(
        async () => {
          const { chapters } = await queryData<{ chapters: { id: string; name: string }[] }>(site.url, CHAPTERS);
          chapter = chapters.find(({ name }) => name === topic)?.id;
          return chapter;
        },
        // Public lists may be this old.
        { timeout: 40_000 },
      )
      .toBeDefined();
    await page.goto(`/questions-set/_4/MED/chapter/${chapter}`);
    const card = page.getByRole('article').first();
    const picture = card.getByRole('img', { name: ALT });
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    expect(await card.locator('figcaption').innerText()).toBe('Picture: A. Rahman, Drawn for this test');
    await card.getByRole('button', { name: 'Show points' }).first().click();
    await card.getByText('1.5').first().waitFor();
    expect([...faults, ...review.faults]).toEqual([]);
    await Promise.all([context.close(), review.context.close()]);
  },
);
