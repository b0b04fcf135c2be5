import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { startApi } from '../tests/testkit/stack.ts';
import { importRows } from './import-rows.ts';
import { median } from './measure.ts';
import type { Section } from './report.ts';

const REQUESTS = 400;
const LISTS = [10_000, 200_000];
const LARGE = 1_000_000;

/** Target D1: what the first, a middle and the last page of a list cost, at several lengths of list. */
export async function benchListPage(): Promise<Section> {
  const lengths = process.env.BENCH_LARGE ? [...LISTS, LARGE] : LISTS;
  const rows: (string | number)[][] = [];
  let shortest: number | undefined;
  for (const length of lengths) {
    const api = await startApi({ SAMPLE_CONTENT: 'false' });
    try {
      await importRows(api, oneChapter(length));
      const last = length / 20;
      const pages = [1, last / 2, last];
      const times = await timesOf(api, pages);
      shortest ??= times[0];
      rows.push([
        length.toLocaleString('en-GB'),
        ...times.map((ms) => `${ms.toFixed(2)} ms`),
        (times[2]! / times[0]!).toFixed(2),
        (times[2]! / shortest!).toFixed(2),
      ]);
    } finally {
      await api.stop();
    }
  }
  return {
    title: 'A page of a long list (D1)',
    head: ['questions in the list', 'page 1', 'middle', 'last', 'last / first', 'last / page 1 of the shortest'],
    rows,
    notes: [
      `Median of ${REQUESTS} requests each, the pages taken in turn. BENCH_LARGE=1 adds a list of a million.`,
      'A page near the middle names more tabs (23) than the first (12) or the last (12).',
    ],
  };
}

/** Median time of each page, all pages in turn over one connection. */
async function timesOf({ rest, adminToken }: { rest: string; adminToken: string }, pages: number[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const headers = { authorization: `Bearer ${adminToken}` };
  const [chapter] = (
    (await (await fetch(`${rest}/bank/Anatomy/chapter/_1-ANAT`, { headers })).json()) as { data: { _id: string }[] }
  ).data;
  const times = pages.map(() => [] as number[]);
  for (let round = 0; round < REQUESTS; round += 1) {
    for (const [index, page] of pages.entries()) {
      const from = performance.now();
      const sent = request(`${rest}/bank-filter/${chapter!._id}?page=${page}`, { agent, headers }).end();
      const [answer] = (await once(sent, 'response')) as [import('node:http').IncomingMessage];
      if (answer.statusCode !== 200) throw new Error(`page ${page}: ${answer.statusCode}`);
      answer.resume();
      await once(answer, 'end');
      times[index]!.push(performance.now() - from);
    }
  }
  agent.destroy();
  return times.map(median);
}

/** Questions of one chapter, a thousand in a piece. */
function* oneChapter(length: number): Generator<Buffer> {
  const question = (number: number) => ({
    type: 'SBA',
    subject: 'ANAT',
    chapter: 'Thorax',
    stem: `Which of these is number ${number}?`,
    options: [0, 1, 2, 3, 4].map((option) => ({ text: `Option ${option} of ${number}`, correct: option === 0 })),
    explanation: 'Because it is so, as every textbook of the subject says in its own words.',
  });
  for (let first = 0; first < length; first += 1_000) {
    const piece = Array.from({ length: Math.min(1_000, length - first) }, (_, index) => question(first + index));
    yield Buffer.from(piece.map((one) => `${JSON.stringify(one)}\n`).join(''));
  }
}
