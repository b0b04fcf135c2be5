import { readEnv } from './env.ts';
import { createLogger } from './logger.ts';
import { startGateway } from './server.ts';
import { explainStartFailure } from './start-failure.ts';

async function main() {
  const env = readEnv();
  const logger = createLogger(env.LOG_LEVEL);
  const gateway = await startGateway(env, logger);
  logger.info({ port: gateway.port, upstream: env.UPSTREAM_URL }, 'gateway ready');
  // `pnpm start` waits for this.
  process.send?.({ ready: true, port: gateway.port });
  void gateway.warmUp();

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await gateway.stop();
    logger.info('gateway stopped');
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  process.on('disconnect', stop);
}

main().catch((error: unknown) => {
  process.stderr.write(`gateway: ${explainStartFailure(error)}\n`);
  process.exit(1);
});
