// Hive Gateway with graphql-jit, composed from the api's own OpenAPI document; PEER_CACHE takes its response cache
// instead: it works without the other alone.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGatewayRuntime, getBuiltinPluginsFromConfig, getCacheInstanceFromConfig } from '@graphql-hive/gateway';
import { getComposedSchemaFromConfig } from '@graphql-mesh/compose-cli';
import rest from '@graphql-mesh/transport-rest';
import { loadOpenAPISubgraph } from '@omnigraph/openapi';
import { joinDocument } from '../../schema/rest/join.ts';
import { serve } from './serve.ts';

// Composition fails over other parts of the document (a text of length 0), and of errors it makes unions.
const ASKED = [
  '/board-filter/{key}/years/{year}',
  '/content/banners',
  '/faqs',
  '/ebook',
  '/subscriptions',
  '/intern/tabs',
  '/intern-search/tab-topics/{id}',
];
type Call = { get: { parameters?: unknown; responses: Record<string, unknown> } };
const document = joinDocument() as unknown as { paths: Record<string, Call> };
const paths = ASKED.map((path) => {
  const { parameters, responses } = document.paths[path]!.get;
  return [path, { get: { parameters, responses: { 200: responses['200'] } } }];
});

const quiet = { log() {}, debug() {}, info() {}, warn() {}, error: console.error, child: () => quiet };
const folder = mkdtempSync(join(tmpdir(), 'bench-hive-'));
const source = join(folder, 'openapi.json');
writeFileSync(source, JSON.stringify({ ...document, paths: Object.fromEntries(paths) as object }));
const supergraph = await getComposedSchemaFromConfig(
  { subgraphs: [{ sourceHandler: loadOpenAPISubgraph('api', { source, endpoint: process.env.UPSTREAM_URL! }) }] },
  quiet,
);
rmSync(folder, { recursive: true });

const plugins = await getBuiltinPluginsFromConfig({ jit: !process.env.PEER_CACHE }, {} as never);
const gateway = createGatewayRuntime({
  supergraph,
  transports: { rest },
  plugins: () => plugins,
  logging: false,
  ...(process.env.PEER_CACHE && {
    cache: await getCacheInstanceFromConfig({}, {} as never),
    responseCaching: { session: () => null, ttl: 30_000 },
  }),
});
serve(createServer((request, response) => void gateway(request, response)));
