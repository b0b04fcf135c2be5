import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const PAGE_SIZE = 20;

/** Sends markup in every field of a question. */
export async function startHostileUpstream(payloads: readonly string[]) {
  const question = (payload: string, index: number) => ({
    _id: String(index),
    ref: `X-${index}`,
    type: (['SBA', 'MTF', 'SAQ'] as const)[index % 3],
    stem: `Stem ${index} ${payload}`,
    options:
      index % 3 === 2
        ? []
        : ['A', 'B'].map((key) => ({ key, text: `${key} ${payload}`, correct: key === 'A', reason: payload })),
    parts: index % 3 === 2 ? [{ label: 'a', text: `Part ${payload}`, marks: 1, points: [payload] }] : [],
    explanation: `Because ${payload}`,
    explanation_bn: `কারণ ${payload}`,
    take_away: payload,
    references: [payload],
    topic: payload,
    appearances: [{ board: payload, year: 2024, sitting: payload }],
  });
  const questions = payloads.map(question);
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://upstream');
    const first = (Number(searchParams.get('page') ?? 1) - 1) * PAGE_SIZE;
    const tab = Array.from(
      { length: Math.ceil(questions.length / PAGE_SIZE) },
      (_, page) => `${page * 20 + 1}-${page * 20 + 20}`,
    );
    const body = /\/years\/\d+$|topic\/questions$/.test(pathname)
      ? {
          data: questions.slice(first, first + PAGE_SIZE),
          pagination: { tab, page: first / PAGE_SIZE + 1, limit: PAGE_SIZE, total: questions.length },
        }
      : pathname.endsWith('/years')
        ? { data: { year: [2024] } }
        : { data: payloads.slice(0, 20) };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/med/api/v1`,
    pages: Math.ceil(questions.length / PAGE_SIZE),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
