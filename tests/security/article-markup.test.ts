// @module-tag long
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT, startProgram, stopPrograms, whenReady, type Program } from '../../scripts/programs.ts';
import { openBrowser, waitForHydration } from '../testkit/browser.ts';
import { sendQuery } from '../testkit/graphql.ts';
import { startHostileArticles } from './hostile-articles.ts';
import { PAYLOADS } from './payloads.ts';
import { VECTORS } from './published-vectors.ts';

// Several vectors per article save page loads; what one breaks shows in its neighbours.
const AT_ONCE = 24;
const ARTICLE = 'query A($id: ID!) { internshipArticle(id: $id) { body } }';

const bodies = Array.from({ length: Math.ceil(VECTORS.length / AT_ONCE) }, (_, index) =>
  VECTORS.slice(index * AT_ONCE, (index + 1) * AT_ONCE)
    .map((vector) => `<div>${vector}</div>`)
    .join('\n'),
);

let upstream: Awaited<ReturnType<typeof startHostileArticles>>;
let gateway: Program;
let browser: Browser;
let baseURL: string;
beforeAll(async () => {
  [upstream, browser] = await Promise.all([startHostileArticles(bodies), openBrowser()]);
  gateway = startProgram('gateway', [join(ROOT, 'gateway/src/main.ts')], {
    env: { PORT: '0', HOST: '127.0.0.1', UPSTREAM_URL: upstream.url, LOG_LEVEL: 'fatal' },
  });
  baseURL = `http://127.0.0.1:${(await whenReady(gateway))!.port}`;
});
afterAll(async () => {
  await browser?.close();
  await stopPrograms([gateway]);
  await upstream?.close();
});

/** A page that records executed vectors, most of which call alert, and cannot navigate away. */
async function watchedPage(options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ baseURL, viewport: { width: 900, height: 900 }, ...options });
  let ran = false;
  await context.exposeBinding('noteRun', () => void (ran = true));
  await context.addInitScript(() => {
    const { noteRun } = globalThis as unknown as { noteRun: () => void };
    Object.assign(globalThis, { alert: noteRun, confirm: noteRun, prompt: noteRun, open: noteRun });
    Object.defineProperty(globalThis, 'pwned', { set: noteRun });
  });
  const page = await context.newPage();
  let expected: string | undefined;
  await page.route('**', (route) => {
    const request = route.request();
    const isOurs = new URL(request.url()).origin === baseURL;
    return isOurs && (!request.isNavigationRequest() || request.url() === expected) ? route.continue() : route.abort();
  });
  const goTo = (path: string) => page.goto((expected = `${baseURL}${path}`));
  /** Whether anything ran since the last call. */
  const wasRun = () => {
    const was = ran;
    ran = false;
    return was;
  };
  return { context, page, goTo, wasRun };
}

/** Interacts with everything in the article. */
async function provoke(page: Page, within: string) {
  await page.evaluate((selector) => {
    for (const element of document.querySelectorAll(`${selector} *`)) {
      for (const type of ['mouseover', 'focus', 'toggle', 'animationstart'])
        element.dispatchEvent(new Event(type, { bubbles: true }));
      // Links to other sites are not followed.
      if (/^\s*(java|vb|data)/i.test(element.getAttribute('href') ?? '')) (element as HTMLElement).click?.();
    }
  }, within);
  await page.waitForTimeout(50);
}

/** Markup that the part of the page with the body must never contain. */
const leftOf = (page: Page, within: string) =>
  page.evaluate((selector) => {
    const forbidden =
      'script,iframe,frame,object,embed,form,input,button,select,textarea,style,link,meta,base,svg,math';
    const left: string[] = [...document.querySelectorAll(`${selector} :is(${forbidden})`)].map(
      ({ tagName }) => tagName,
    );
    // data: is allowed only for pictures.
    const asPicture = (tag: string, value: string) => tag === 'IMG' && /^data:/i.test(value);
    for (const { tagName, attributes } of document.querySelectorAll(`${selector} *`)) {
      for (const { name, value } of attributes) {
        const isAddress = /^(href|src|action|background|poster|data)$/i.test(name);
        const safe = name === 'href' ? /^(https?:|mailto:|[/#]|[\w.-]*$)/i : /^(https:|mailto:|[/#]|[\w.-]*$)/i;
        const acts = isAddress && !safe.test(value.trim()) && !asPicture(tagName, value);
        if (acts || /^(on|style$|srcdoc$|formaction$|xlink)/i.test(name)) left.push(`${tagName} ${name}=${value}`);
      }
    }
    return left;
  }, within);

const put = (page: Page, html: string) =>
  page.evaluate((markup) => {
    document.querySelector('#sink')?.remove();
    const sink = document.createElement('div');
    sink.id = 'sink';
    document.body.append(sink);
    sink.innerHTML = markup;
  }, html);

async function bodyOf(index: number): Promise<string> {
  const { data } = await sendQuery<{ internshipArticle: { body: string } }>(baseURL, ARTICLE, {
    variables: { id: `a${index}` },
  });
  return data.internshipArticle.body;
}

// A1, C12: each layer is tested alone, and all together.
describe(`an article with markup, ${VECTORS.length} vectors`, () => {
  test('the published vectors are included', () => expect(VECTORS.length).toBeGreaterThan(220));

  test('is inert on its page with every layer, whoever wrote the page', async () => {
    const { context, page, goTo, wasRun } = await watchedPage();
    try {
      for (const [index] of bodies.entries()) {
        await goTo(`/internship/s/skip/a${index}`);
        await page.getByRole('heading', { level: 1, name: 'Hostile article' }).waitFor();
        await page.waitForLoadState('networkidle');
        await provoke(page, 'main');
        expect(wasRun(), bodies[index]).toBe(false);
        expect(new URL(page.url()).origin).toBe(baseURL);
      }
    } finally {
      await context.close();
    }
  });

  test('is inert by the server’s sanitiser alone', async () => {
    const { context, page, goTo, wasRun } = await watchedPage({ bypassCSP: true });
    try {
      await goTo('/nowhere');
      for (const [index, vectors] of bodies.entries()) {
        await put(page, await bodyOf(index));
        await provoke(page, '#sink');
        expect(await leftOf(page, '#sink'), vectors).toEqual([]);
        expect(wasRun(), vectors).toBe(false);
      }
    } finally {
      await context.close();
    }
  });

  test('is inert by the browser’s sanitiser alone', async () => {
    const { context, page, goTo, wasRun } = await watchedPage({ bypassCSP: true });
    try {
      // Replaces the gateway's response by the author's markup.
      await page.route('**/graphql', async (route) => {
        const asked = (route.request().postDataJSON() as { variables?: { id?: string } } | null)?.variables?.id;
        const body = bodies[Number(asked?.slice(1))];
        if (body === undefined) return route.continue();
        const answer = (await (await route.fetch()).json()) as { data: { internshipArticle: { body: string } } };
        answer.data.internshipArticle.body = body;
        return route.fulfill({ json: answer });
      });
      for (const [index] of bodies.entries()) {
        // Navigates from the list, so that the article comes by GraphQL and not with the page.
        await goTo('/internship/s');
        await waitForHydration(page);
        await page.getByRole('link', { name: `Topic ${index}`, exact: true }).click();
        await page.getByRole('heading', { level: 1, name: 'Hostile article' }).waitFor();
        await page.waitForLoadState('networkidle');
        await provoke(page, 'main article');
        expect(await leftOf(page, 'main article'), bodies[index]).toEqual([]);
        expect(wasRun(), bodies[index]).toBe(false);
      }
    } finally {
      // A request on its way would fail the run once its context is closed.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await context.close();
    }
  });

  test('is inert by the Content-Security-Policy alone', async () => {
    for (const vectors of bodies) {
      const { context, page, goTo, wasRun } = await watchedPage();
      try {
        await goTo('/nowhere');
        // A policy cannot prevent navigation; execution on the way is still recorded.
        await put(page, vectors)
          .then(() => provoke(page, '#sink'))
          .catch((error: Error) => expect(error.message).toMatch(/navigation|destroyed/));
        expect(wasRun(), vectors).toBe(false);
      } finally {
        await context.close();
      }
    }
  });

  test('is not inert without any layer: the tests can fail', async () => {
    const { context, page, goTo, wasRun } = await watchedPage({ bypassCSP: true });
    try {
      await goTo('/nowhere');
      let ran = 0;
      for (const vector of PAYLOADS) {
        await put(page, vector);
        await provoke(page, '#sink');
        if (wasRun()) ran += 1;
      }
      expect(ran).toBeGreaterThan(PAYLOADS.length / 4);
    } finally {
      await context.close();
    }
  });
});
