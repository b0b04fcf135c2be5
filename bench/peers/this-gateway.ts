import { readEnv } from '../../gateway/src/env.ts';
import { createLogger } from '../../gateway/src/logger.ts';
import { startGateway } from '../../gateway/src/server.ts';

// Without the web client, which no peer serves: its renderer enlarges the heap, whether or not a page is asked for.
const NO_WEB = '/nonexistent';

const env = readEnv();
const { port, stop } = await startGateway(env, createLogger(env.LOG_LEVEL), { webFolder: NO_WEB });
process.send?.({ port });
process.once('SIGTERM', () => void stop().finally(() => process.exit(0)));
