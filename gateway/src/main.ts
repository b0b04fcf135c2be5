import { setTimeout as wait } from 'node:timers/promises';
import { readEnv } from './env.ts';
import { createLogger } from './logger.ts';
import { startGateway } from './server.ts';
import { explainStartFailure } from './start-failure.ts';

const WARM_UP_MS = 3_000;

async function main() {
  const env = readEnv();
  const logger = createLogger(env.LOG_LEVEL);
  const gateway = await startGateway(env, logger);

  // Before anybody hears that it is ready, and may tell it to stop.
  let stopping = false;
  let warm: Promise<void> | undefined;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    // Loading the renderer holds everything up: connections that come meanwhile would be lost with the closed door.
    await Promise.race([warm, wait(WARM_UP_MS)]);
    await gateway.stop();
    logger.info('gateway stopped');
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  process.on('disconnect', stop);

  logger.info({ port: gateway.port, upstream: env.UPSTREAM_URL }, 'gateway ready');
  // `pnpm start` waits for this.
  process.send?.({ ready: true, port: gateway.port });
  // Whoever comes finds out what is wrong.
  warm = gateway.warmUp().catch(() => undefined);
}

main().catch((error: unknown) => {
  process.stderr.write(`gateway: ${explainStartFailure(error)}\n`);
  process.exit(1);
});
