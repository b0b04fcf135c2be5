// `pnpm start`: builds the web client if needed, then runs api and gateway until Ctrl-C.
import { join } from 'node:path';
import { API, isPortFree, ROOT, startProgram, stopPrograms, whenReady, type Program } from './programs.ts';
import { ensureExplorerBuilt, ensureWebBuilt } from './web-build.ts';

const programs: Program[] = [];
let stopping = false;

async function main() {
  const port = portFrom('PORT', 4000);
  const apiPort = portFrom('API_PORT', 4001);
  if (port === apiPort) fail(`PORT and API_PORT are both ${port}. Choose two different ports.`);
  if (!(await isPortFree(port))) fail(inUse(port, 'PORT'));
  if (!(await isPortFree(apiPort, '127.0.0.1'))) fail(inUse(apiPort, 'API_PORT'));
  if (!ensureWebBuilt()) fail('The web client could not be built; its output is above.');
  if (!ensureExplorerBuilt()) fail('The explorer could not be built; its output is above.');

  process.on('SIGINT', () => void stop(0));
  process.on('SIGTERM', () => void stop(0));
  const LOG_LEVEL = process.env.LOG_LEVEL || 'warn';
  const api = run('api', API, { PORT: String(apiPort), LOG_LEVEL });
  const apiReady = await whenReady(api);
  if (!apiReady) return stop(1);
  const UPSTREAM_URL = process.env.UPSTREAM_URL || `http://127.0.0.1:${apiPort}/med/api/v1`;
  const dataDir = apiReady.dataDir ?? '';
  const ASSETS_FOLDER = process.env.ASSETS_FOLDER || (dataDir && join(dataDir, 'assets'));
  const settings = { PORT: String(port), LOG_LEVEL, UPSTREAM_URL, ASSETS_FOLDER };
  const gateway = run('gateway', [`${ROOT}/gateway/src/main.ts`], settings);
  if (!(await whenReady(gateway))) return stop(1);
  for (const { name, exited } of programs) void exited.then(() => ended(name));
  welcome(port, apiPort, dataDir);
}

function run(name: string, args: string[], env: NodeJS.ProcessEnv): Program {
  const program = startProgram(name, args, { env });
  programs.push(program);
  return program;
}

function ended(name: string) {
  if (stopping) return;
  console.error(`${name} ended; stopping.`);
  void stop(1);
}

async function stop(code: number) {
  if (stopping) return;
  stopping = true;
  await stopPrograms(programs);
  process.exit(code);
}

function portFrom(name: string, fallback: number): number {
  const value = process.env[name] || String(fallback);
  const port = Number(value);
  if (!/^\d{1,5}$/.test(value) || port < 1 || port > 65_535)
    fail(`${name} must be a port from 1 to 65535, not ${value}.`);
  return port;
}

const inUse = (port: number, name: string) => `Port ${port} is in use. Stop what uses it, or choose another ${name}.`;

function fail(line: string): never {
  console.error(line);
  process.exit(1);
}

function welcome(port: number, apiPort: number, dataDir: string) {
  const url = `http://localhost:${port}`;
  console.log(`
  Ready                ${url}
  An account           ${url}/sign-up
  GraphQL              ${url}/graphql
  REST API             http://127.0.0.1:${apiPort}/med/api/v1
  Data                 ${dataDir}${
    process.env.SMTP_URL
      ? ''
      : `
  Mail                 ${dataDir}/outbox, a file each (SMTP_URL sends them)`
  }

  Try it               curl ${url}/graphql -H 'content-type: application/json' \\
                         -d '{"query":"{ boards { code name } }"}'

  The sample questions are original; the boards and years given with them are for illustration.
  Ctrl-C stops it.
`);
}

await main();
