// @module-tag long
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { queryData } from '../../testkit/graphql.ts';
import { editedSite } from '../../testkit/site.ts';
import { PAYLOADS } from '../../security/payloads.ts';
import { box, idOf, personWithRole, storedQuestion, studioOf } from './studio.ts';

const site = editedSite();

const BENIGN = '<p>CO<sub>2</sub> and <strong>bold</strong></p><ul><li><p>One</p></li></ul>';
/** Elements and attributes of a page, or of HTML, that could run something. */
const hostileIn = (page: Page, html?: string) =>
  page.evaluate((text) => {
    const root =
      text === undefined ? document.querySelector('main')! : new DOMParser().parseFromString(text, 'text/html');
    return [...root.querySelectorAll('*')]
      .filter(
        (element) =>
          /^(?:script|style|iframe|object|embed|math|link|meta|base|form|input|svg)$/.test(
            text === undefined ? element.localName.replace(/^(?:form|input|svg)$/, 'p') : element.localName,
          ) ||
          [...element.attributes].some(
            ({ name, value }) => /^on|^srcdoc$/.test(name) || /^\s*javascript:/i.test(value),
          ),
      )
      .map(({ outerHTML }) => outerHTML);
  }, html);

/** As the clipboard of another program has it. */
const paste = (page: Page, name: string, html: string) =>
  box(page, name).evaluate((element, text) => {
    (element as HTMLElement).focus();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);

const isPwned = (page: Page) => page.evaluate(() => 'pwned' in globalThis);

test(
  'hostile HTML that is pasted, saved, previewed and published runs nowhere and is stored nowhere',
  { timeout: 120_000 },
  async () => {
    const author = await personWithRole(site.stack, 'Pasting Author', 'AUTHOR');
    const reviewer = await personWithRole(site.stack, 'Approving Reviewer', 'REVIEWER');
    const { page, context } = await studioOf(site.browser, site.url, author);
    await page.goto('/studio/questions/new');
    await page.getByLabel('Professional year').selectOption('_1');
    await page.getByLabel('Subject').selectOption('ANAT');
    await page.getByLabel('Chapter').fill('Hostile markup');
    await page.getByLabel('Topic').fill('Hostile markup');
    await paste(page, 'Question', BENIGN);
    for (const payload of PAYLOADS) await paste(page, 'Question', `${payload}<p>next</p>`);
    for (const [index, letter] of ['A', 'B', 'C', 'D', 'E'].entries()) {
      await paste(page, `Statement ${letter}`, `${letter} of ${randomUUID()} ${PAYLOADS[index]}`);
      const statement = page.getByRole('group', { name: `Statement ${letter}`, exact: true });
      await statement.getByRole('radio', { name: 'False' }).check({ force: true });
      await paste(page, `Why ${letter} is false`, `Because ${PAYLOADS.slice(index * 10, index * 10 + 10).join('')}`);
    }
    await paste(page, 'Explanation', `So ${PAYLOADS.join('')}`);
    await page.getByLabel('Book or guideline').fill(`Guyton and Hall ${PAYLOADS[3]}`);
    await page.getByLabel('Book or guideline').press('Enter');
    const stored = () => storedQuestion(site.url, author, idOf(page));
    await expect.poll(async () => idOf(page) && (await stored()).lacks, { timeout: 20_000 }).toEqual([]);
    const id = idOf(page);
    const { draft, version } = await stored();
    const { stem, explanation, options } = draft;
    for (const html of [stem, explanation ?? '', ...options.flatMap(({ text, reason }) => [text, reason ?? ''])]) {
      expect(await hostileIn(page, html)).toEqual([]);
    }
    expect(stem).toContain('CO<sub>2</sub> and <strong>bold</strong>');
    await page.locator('#preview').getByRole('button', { name: 'Show answers' }).click();
    expect(await page.locator('#preview sub').first().innerText()).toBe('2');
    expect(await hostileIn(page)).toEqual([]);
    expect(await isPwned(page)).toBe(false);

    // Past the editor: what a program has saved is opened in it.
    const question = { type: 'MTF', prof: '_1', subject: 'ANAT', stem: PAYLOADS.join(' ') };
    const { saveQuestion } = await queryData<{ saveQuestion: { id: string } }>(
      site.url,
      'mutation ($question: QuestionInput!) { saveQuestion(question: $question) { id } }',
      { token: author.token, variables: { question } },
    );
    await page.goto(`/studio/questions/${saveQuestion.id}`);
    await box(page, 'Question').waitFor();
    expect(await hostileIn(page)).toEqual([]);
    expect(await isPwned(page)).toBe(false);

    const change = async (name: string, token: string, at: number) => {
      const text = `mutation ($id: ID!, $version: Int!) { ${name}(id: $id, version: $version) { version status } }`;
      const data = await queryData<Record<string, { version: number; status: string }>>(site.url, text, {
        token,
        variables: { id, version: at },
      });
      return data[name]!;
    };
    const submitted = await change('submitQuestion', author.token, version);
    expect(await change('approveQuestion', reviewer.token, submitted.version)).toMatchObject({ status: 'PUBLISHED' });
    await site.visit('/questions-set/_1/ANAT', async (visitor) => {
      // Visitors see what is published within 30 seconds.
      const link = visitor.getByRole('link', { name: /Hostile markup/ });
      const isListed = async () => {
        await visitor.reload();
        await visitor
          .getByRole('link', { name: /questions?$/ })
          .first()
          .waitFor();
        return link.count();
      };
      await expect.poll(isListed, { timeout: 60_000, interval: 3000 }).toBe(1);
      await link.click();
      const card = visitor.getByRole('article').first();
      await card.getByRole('button', { name: 'Show answers' }).click();
      await card.getByText('Explanation', { exact: true }).waitFor();
      expect(await hostileIn(visitor)).toEqual([]);
      expect(await isPwned(visitor)).toBe(false);
    });
    await context.close();
  },
);
