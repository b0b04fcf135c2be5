import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Serves each body as an internship article: `a0`, `a1`, … */
export async function startHostileArticles(bodies: readonly string[]) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://upstream');
    const body = bodies[Number(/\/sub-topics\/a(\d+)$/.exec(pathname)?.[1])];
    const answer = pathname.endsWith('/intern/tabs')
      ? { data: [{ _id: 's', subject: 'Hostile subject' }] }
      : pathname.includes('/tab-topics/')
        ? { data: bodies.map((_, index) => ({ _id: `a${index}`, is_array: false, topic_name: `Topic ${index}` })) }
        : body === undefined
          ? undefined
          : {
              data: {
                _id: 'a',
                topic_name: 'Hostile article',
                view: { banner: { date: '2026-11-01' }, content: [{ body }] },
              },
            };
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? { message: 'No data found' }));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/med/api/v1`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
