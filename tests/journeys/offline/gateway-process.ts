// Run as a process of its own: `node gateway-process.ts [WEB_FOLDER]`, with the settings of a gateway.
import { createLogger, readEnv, startGateway } from '../../../gateway/src/testing/program.ts';

const [, , webFolder] = process.argv;

const gateway = await startGateway(readEnv(), createLogger('silent'), {
  idleGraceMs: 0,
  ...(webFolder && { webFolder }),
});
await gateway.warmUp();
process.on('SIGTERM', () => void gateway.stop().then(() => process.exit(0)));
process.on('disconnect', () => process.exit(0));
process.send!({ port: gateway.port });
