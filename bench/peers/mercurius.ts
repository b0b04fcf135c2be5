// mercurius with its compiler on, over the gateway's own axios and resolvers; PEER_CACHE adds its cache, PEER_LEAN takes
// resolvers as one writes them for it alone.
import Fastify, { type FastifyPluginAsync } from 'fastify';
import mercurius from 'mercurius';
import cache, { type MercuriusCacheOptions } from 'mercurius-cache';
import { printSchema } from '../../schema/graph.ts';
import { resolvers } from './lean-resolvers.ts';
import { contextOver, houseAxios, schema } from './same-resolvers.ts';
import { serve } from './serve.ts';

const http = houseAxios();
const app = Fastify();
if (process.env.PEER_LEAN) {
  const get = async (path: string) => (await http.get(path)).data as never;
  await app.register(mercurius, { schema: printSchema(), resolvers: resolvers(get), jit: 1 });
} else {
  await app.register(mercurius, { schema, context: () => contextOver(http), jit: 1 });
}
if (process.env.PEER_CACHE) {
  const HOME = ['banners', 'internshipSubjects', 'ebooks', 'plans', 'faqs'];
  // Its types are of another module format than what it exports.
  await app.register(cache as unknown as FastifyPluginAsync<MercuriusCacheOptions>, {
    // As long as the gateway keeps an answer.
    ttl: 30,
    policy: {
      Home: Object.fromEntries(HOME.map((field) => [field, true])),
      Query: { internshipSubject: true },
      InternshipSubject: { topics: true },
    },
  });
}
await app.ready();
serve(app.server);
