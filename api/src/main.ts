import { readEnv } from './env.ts';
import { createLogger } from './logger.ts';
import { startApi } from './server.ts';
import { explainStartFailure } from './start-failure.ts';

async function main() {
  process.umask(0o077);
  const env = readEnv();
  const logger = createLogger(env.LOG_LEVEL);
  const api = await startApi(env, logger);

  // Installed before `ready` is sent, after which a stop may come.
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
  process.send?.({ ready: true, port: api.port, dataDir: env.DATA_DIR });
}

main().catch((error: unknown) => {
  process.stderr.write(`api: ${explainStartFailure(error)}\n`);
  process.exit(1);
});
