import { setTimeout as wait } from 'node:timers/promises';
import { explainStartFailure } from 'server/start-failure.ts';
import { stopOnSignals } from 'server/stop-on-signals.ts';
import { readEnv } from './env.ts';
import { createLogger } from './logger.ts';
import { startGateway } from './server.ts';

const WARM_UP_MS = 3_000;

async function main() {
  const env = readEnv();
  const logger = createLogger(env.LOG_LEVEL);
  const gateway = await startGateway(env, logger);

  let warmUp: Promise<void> | undefined;
  const stop = async () => {
    // Loading the renderer blocks the event loop, and connections in the backlog would be lost.
    await Promise.race([warmUp, wait(WARM_UP_MS)]);
    await gateway.stop();
  };
  // Before the parent hears that the gateway is ready.
  stopOnSignals(stop, { name: 'gateway', logger });

  logger.info({ port: gateway.port, upstream: env.UPSTREAM_URL }, 'gateway ready');
  // `pnpm start` waits for this.
  process.send?.({ ready: true, port: gateway.port });
  // A failure shows again with the first request.
  warmUp = gateway.warmUp().catch(() => undefined);
}

main().catch((error: unknown) => {
  process.stderr.write(`gateway: ${explainStartFailure(error)}\n`);
  process.exit(1);
});
