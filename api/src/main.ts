import { explainStartFailure } from 'server/start-failure.ts';
import { stopOnSignals } from 'server/stop-on-signals.ts';
import { readEnv } from './env.ts';
import { createLogger } from './logger.ts';
import { startApi } from './server.ts';

async function main() {
  process.umask(0o077);
  const env = readEnv();
  const logger = createLogger(env.LOG_LEVEL);
  const api = await startApi(env, logger);

  // Before `ready` is sent, after which a stop may come.
  stopOnSignals(api.stop, { name: 'api', logger });

  logger.info({ port: api.port, dataDir: env.DATA_DIR }, 'api ready');
  process.send?.({ ready: true, port: api.port, dataDir: env.DATA_DIR });
}

main().catch((error: unknown) => {
  process.stderr.write(`api: ${explainStartFailure(error)}\n`);
  process.exit(1);
});
