// `pnpm run dev`: restarts api and gateway on changes; Vite reloads the web client. Payments go to pages that stand in for
// SSLCommerz and bKash, unless their settings are set.
import { API, isPortFree, ROOT, startProgram, stopPrograms, whenReady, type Program } from './programs.ts';
import { ensureExplorerBuilt } from './web-build.ts';

const apiPort = process.env.API_PORT || '4001';
const port = process.env.PORT || '4000';
const UPSTREAM_URL = process.env.UPSTREAM_URL || `http://127.0.0.1:${apiPort}/med/api/v1`;

for (const [name, number, host] of [
  ['PORT', port, undefined],
  ['API_PORT', apiPort, '127.0.0.1'],
] as const) {
  if (await isPortFree(Number(number), host)) continue;
  console.error(`Port ${number} is in use. Stop what uses it, or choose another ${name}.`);
  process.exit(1);
}

// The gateway serves a built explorer.
if (!ensureExplorerBuilt()) process.exit(1);

const programs: Program[] = [];
// Where whoever has paid comes back to: the client's own address, with its log-in.
const PUBLIC_URL = process.env.PUBLIC_URL || 'http://localhost:5173';
programs.push(
  startProgram('api', ['--watch', ...API], { env: { PORT: apiPort, PUBLIC_URL, ...(await startProviders()) } }),
  startProgram('gateway', ['--watch', `${ROOT}/gateway/src/main.ts`], { env: { PORT: port, UPSTREAM_URL } }),
  startProgram('web', [`${ROOT}/web/node_modules/vite/bin/vite.js`], {
    cwd: `${ROOT}/web`,
    env: { GATEWAY_URL: `http://localhost:${port}` },
  }),
);

/** The api's settings for them. */
async function startProviders(): Promise<NodeJS.ProcessEnv> {
  if (process.env.SSLCOMMERZ_STORE_ID || process.env.BKASH_APP_KEY) return {};
  const providers = startProgram('providers', [`${ROOT}/api/src/testing/payments/start-fakes.ts`]);
  programs.push(providers);
  return (await whenReady(providers))?.settings ?? {};
}

const stop = async (code: number) => {
  await stopPrograms(programs);
  process.exit(code);
};
process.on('SIGINT', () => void stop(0));
process.on('SIGTERM', () => void stop(0));
await Promise.race(programs.map(({ exited }) => exited));
await stop(1);
