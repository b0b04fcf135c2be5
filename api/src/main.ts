import { readEnv } from './env.ts';
import { createLogger } from './logger.ts';
import { startApi } from './server.ts';
import { explainStartFailure } from './start-failure.ts';

async function main() {
  process.umask(0o077);
  const env = readEnv();
  const logger = createLogger(env.LOG_LEVEL);
  const api = await startApi(env, logger);

  // Before anybody hears that it is ready, and may tell it to stop.
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await api.stop();
    logger.info('api stopped');
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  process.on('disconnect', stop);

  logger.info({ port: api.port, dataDir: env.DATA_DIR }, 'api ready');
  // `pnpm start` waits for this.
  process.send?.({ ready: true, port: api.port, dataDir: env.DATA_DIR });
}

main().catch((error: unknown) => {
  process.stderr.write(`api: ${explainStartFailure(error)}\n`);
  process.exit(1);
});
