// mercurius with its compiler on, over the gateway's own axios; MERCURIUS_CACHE adds its cache.
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyPluginAsync } from 'fastify';
import mercurius from 'mercurius';
import cache, { type MercuriusCacheOptions } from 'mercurius-cache';
import { openUpstream } from '../../../gateway/src/rest/http.ts';
import { resolvers } from './resolvers.ts';

const upstream = openUpstream(process.env.UPSTREAM_URL!);
const schema = readFileSync(new URL('../../../schema/printed/schema.graphql', import.meta.url), 'utf8');

const app = Fastify();
await app.register(mercurius, {
  schema,
  resolvers: resolvers(async (path) => (await upstream.http.get(path)).data as never),
  jit: 1,
});
if (process.env.MERCURIUS_CACHE) {
  const { Home } = resolvers(() => Promise.reject(new Error('not asked')));
  // Its types are of another module format than what it exports.
  await app.register(cache as unknown as FastifyPluginAsync<MercuriusCacheOptions>, {
    // As long as the gateway keeps an answer.
    ttl: 30,
    policy: {
      Home: Object.fromEntries(Object.keys(Home).map((field) => [field, true])),
      Query: { internshipSubject: true },
      InternshipSubject: { topics: true },
    },
  });
}
await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.({ port: (app.server.address() as AddressInfo).port });
process.once('SIGTERM', () => process.exit(0));
