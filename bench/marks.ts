import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { importFormats } from '../api/src/features/exchange/formats/index.ts';
import { filesByCell } from '../api/src/testing/cells-of-formats.ts';
import { textBodies } from '../api/src/testing/text-bodies.ts';
import { textCalls } from '../gateway/src/testing/text-calls.ts';
import { ROOT, startProgram, stopPrograms, whenReady, type Program } from '../scripts/programs.ts';
import { startApi } from '../tests/testkit/stack.ts';
import { told } from './hostile.ts';
import type { Watched } from './loop-watch.ts';
import { median } from './measure.ts';
import type { Section } from './report.ts';

const MARKS = '\u0301'.repeat(25_000) + '\u0316'.repeat(25_000);
const LETTERS = '\u0436'.repeat(50_000);
const ROUNDS = 3;
const SETTLE_MS = 8;
const WATCH = join(ROOT, 'bench/loop-watch.ts');

type Request = { what: string; place: string; watched: Program; url: string; init: RequestInit };
type Figures = { blocks: number[]; thread: number[]; statuses: Set<number> };

/** How long 50,000 combining marks, or as many letters, in one text of a request block the event loop of its program. */
export async function benchMarks(): Promise<Section> {
  const watched = { NODE_OPTIONS: `--import=${WATCH}` };
  const api = await startApi({ ...watched, LOG_LEVEL: 'silent' });
  const gateway = startProgram('gateway', [join(ROOT, 'gateway/src/main.ts')], {
    env: {
      ...watched,
      PORT: '0',
      UPSTREAM_URL: api.rest,
      LOG_LEVEL: 'silent',
      RATE_LIMIT_ADDRESS: '0',
      RATE_LIMIT_VIEWER: '0',
    },
  });
  try {
    const ready = await whenReady(gateway);
    if (!ready) throw new Error('the gateway did not start');
    const rows = [];
    for (const [name, text] of [
      ['marks', MARKS],
      ['letters', LETTERS],
    ] as const) {
      const figures = new Map<string, Figures>();
      // The first round warms up.
      for (let round = 0; round <= ROUNDS; round += 1) {
        for await (const request of requests(text, api, { program: gateway, url: `http://127.0.0.1:${ready.port}` })) {
          const one = await measure(request);
          if (round > 0) note(figures, `${request.what}|${request.place}`, one);
        }
      }
      rows.push(...toRows(name, figures));
    }
    return {
      title: 'Combining marks: how long one request blocks the event loop',
      head: ['', 'characters', 'requests', 'statuses', 'processor ms', 'longest block ms'],
      rows,
      notes: [
        `Each request has 50,000 characters in another text. Processor time is that of the main thread for the whole request, the least of ${ROUNDS} rounds: no block is longer. Target: 20 ms.`,
        'The longest block is the median of the rounds by monitorEventLoopDelay; on a shared machine it also holds what other processes take.',
      ],
    };
  } finally {
    await stopPrograms([gateway]);
    await api.stop();
  }
}

type Api = Awaited<ReturnType<typeof startApi>>;

async function* requests(text: string, api: Api, gateway: { program: Program; url: string }): AsyncGenerator<Request> {
  const authorization = `Bearer ${api.adminToken}`;
  const headers = { authorization, 'content-type': 'application/json' };
  for (const { operation, name, query, withText } of textCalls()) {
    for (const [index, variables] of withText(text).entries()) {
      const init = { method: 'POST', headers, body: JSON.stringify({ query, variables }) };
      yield {
        what: `gateway, ${operation}`,
        place: `${name} ${index}`,
        watched: gateway.program,
        url: `${gateway.url}/graphql`,
        init,
      };
    }
  }
  for (const { method, path, withText } of textBodies()) {
    for (const [index, body] of withText(text).entries()) {
      const init = { method, headers, body: JSON.stringify(body) };
      yield {
        what: 'api, REST body',
        place: `${method} ${path} ${index}`,
        watched: api.program,
        url: `${api.rest}${path}`,
        init,
      };
    }
  }
  for (const format of importFormats) {
    const query = `format=${format}&dry_run=true&rows=true&subject=ANAT${format === 'medmcqa' ? '&cop_base=1' : ''}`;
    let index = 0;
    for await (const { file } of filesByCell(format, text)) {
      index += 1;
      const init = { method: 'POST', headers: { authorization }, body: new Uint8Array(file) };
      yield {
        what: `api, ${format}`,
        place: String(index),
        watched: api.program,
        url: `${api.rest}/admin/questions/import?${query}`,
        init,
      };
    }
  }
}

async function measure({ watched, url, init }: Request) {
  await told(watched, 'begin');
  await wait(SETTLE_MS);
  const response = await fetch(url, init);
  await response.arrayBuffer();
  await wait(SETTLE_MS);
  return { ...(await told(watched, 'end')), status: response.status };
}

function note(
  figures: Map<string, Figures>,
  key: string,
  { longestMs, threadMs, status }: Watched & { status: number },
) {
  const { blocks, thread, statuses } = figures.get(key) ?? { blocks: [], thread: [], statuses: new Set<number>() };
  figures.set(key, { blocks: [...blocks, longestMs], thread: [...thread, threadMs], statuses: statuses.add(status) });
}

function toRows(characters: string, figures: Map<string, Figures>): (string | number)[][] {
  const groups = Map.groupBy(figures, ([key]) => key.split('|')[0]!);
  return [...groups].map(([what, entries]) => {
    const each = entries.map(([key, { blocks, thread }]) => ({
      place: key.split('|')[1]!,
      block: median(blocks),
      thread: Math.min(...thread),
    }));
    const dearest = each.toSorted((a, b) => b.thread - a.thread)[0]!;
    return [
      what,
      characters,
      each.length,
      [...new Set(entries.flatMap(([, { statuses }]) => [...statuses]))].toSorted((a, b) => a - b).join(' '),
      dearest.thread.toFixed(1),
      Math.max(...each.map(({ block }) => block)).toFixed(1),
    ];
  });
}
