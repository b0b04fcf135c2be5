import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright-core';
import { findChromium } from '../scripts/chromium.ts';
import { FLAGS } from '../tests/testkit/browser.ts';
import { freePort } from '../tests/testkit/free-port.ts';
import { startStack } from '../tests/testkit/stack.ts';
import { checkOutBaseline } from './baseline.ts';
import { median, ROUNDS } from './measure.ts';
import type { Section } from './report.ts';

const THROTTLING = { simulated: 'simulate', applied: 'devtools' } as const;
const PAGES = { home: '/', 'question page': '/board-question/DHK/_1/ANAT/2024' };
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const METRICS = {
  'first-contentful-paint': 'FCP s',
  'largest-contentful-paint': 'LCP s',
  'total-blocking-time': 'TBT ms',
  'cumulative-layout-shift': 'CLS',
  'total-byte-weight': 'kB',
} as const;

type Site = { name: string; url: string };

/**
 * Home and a question page on Lighthouse's mobile preset, with slow 4G and a slow processor simulated and applied (W2,
 * W3). BENCH_BASELINE adds the same pages of another commit, visited in turns with these.
 */
export async function benchLighthouse(): Promise<Section> {
  await using resources = new AsyncDisposableStack();
  const { BENCH_BASELINE: commit } = process.env;
  const sites = [await openSite('', startStack, resources)];
  if (commit) sites.unshift(await openSite(`${commit}, `, await baselineStack(resources), resources));
  const rows = [];
  for (const [page, path] of Object.entries(PAGES)) {
    // The first visitor of a page pays for its rendering; a reader is nearly always a later one.
    for (const { url } of sites) await fetch(`${url}${path}`, { headers: { accept: 'text/html' } });
    for (const [kind, method] of Object.entries(THROTTLING)) {
      for (const [{ name }, runs] of await visitInTurns(sites, path, method))
        rows.push([`${name}${page}, ${kind}`, ...CATEGORIES.map((id) => scoreOf(runs, id)), ...metricsOf(runs)]);
    }
  }
  return {
    title: 'Lighthouse, mobile (W2, W3)',
    head: ['', 'performance', 'accessibility', 'best practices', 'SEO', ...Object.values(METRICS)],
    rows,
    notes: [
      `Medians of ${ROUNDS} visits each with an empty cache, and the spread from the lowest to the highest.`,
      'Targets: performance 99, the others 100; LCP 1.5 s simulated and 1.6 s applied, TBT 100 ms, CLS 0.02.',
    ],
  };
}

async function openSite(name: string, start: typeof startStack, resources: AsyncDisposableStack): Promise<Site> {
  const { url, stop } = await start();
  resources.defer(stop);
  return { name, url };
}

async function baselineStack(resources: AsyncDisposableStack): Promise<typeof startStack> {
  const baseline = checkOutBaseline();
  if (!baseline) throw new Error('The commit of BENCH_BASELINE is not in this clone.');
  resources.defer(async () => baseline.remove());
  execFileSync('pnpm', ['--filter', 'web', 'build'], { cwd: baseline.folder, stdio: 'ignore' });
  const module = (await import(join(baseline.folder, 'tests/testkit/stack.ts'))) as { startStack: typeof startStack };
  return module.startStack;
}

async function visitInTurns(sites: Site[], path: string, method: 'simulate' | 'devtools') {
  const runs = new Map(sites.map((site) => [site, [] as Result[]]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [site, results] of runs) {
      const once = () => visit(`${site.url}${path}`, method);
      // On a busy machine a recording fails now and then (NO_NAVSTART).
      results.push(await once().catch(once));
    }
  }
  return runs;
}

async function visit(url: string, throttlingMethod: 'simulate' | 'devtools'): Promise<Result> {
  const port = await freePort();
  const executablePath = findChromium();
  if (!executablePath) throw new Error('Lighthouse needs a Chromium. Install one and set CHROMIUM_PATH to it.');
  const browser = await chromium.launch({ executablePath, args: [...FLAGS, `--remote-debugging-port=${port}`] });
  try {
    const answer = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
      throttlingMethod,
    });
    if (!answer) throw new Error(`Lighthouse gave no answer for ${url}`);
    const { runtimeError } = answer.lhr;
    if (runtimeError) throw new Error(`Lighthouse failed on ${url}: ${runtimeError.message}`);
    return answer.lhr;
  } finally {
    await browser.close();
  }
}

const scoreOf = (runs: Result[], id: (typeof CATEGORIES)[number]) =>
  Math.round(median(runs.map(({ categories }) => (categories[id]?.score ?? 0) * 100)));

const metricsOf = (runs: Result[]) =>
  Object.entries(METRICS).map(([id, head]) => {
    const values = runs.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN);
    const format = (value: number) => {
      if (head.endsWith(' s')) return (value / 1000).toFixed(2);
      return head === 'CLS' ? value.toFixed(4) : String(Math.round(head === 'kB' ? value / 1000 : value));
    };
    return `${format(median(values))} (${format(Math.min(...values))} to ${format(Math.max(...values))})`;
  });
