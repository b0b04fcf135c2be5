// Run as a process of its own with --expose-gc, so that its memory is the gateway's alone.
import { createLogger, type GatewayOptions, readEnv, startGateway } from '../../gateway/src/testing/program.ts';

/** Bytes after a full collection, and open resources. */
export type Usage = { heap: number; rss: number; lines: number; standing: number; readers: number; sockets: number };

const MANY = 1_000_000;
const PING_MS = 2_000;
const relaySettings = JSON.parse(process.argv[2]!) as GatewayOptions['relaySettings'] & object;
const given = JSON.parse(process.argv[3]!) as GatewayOptions['clientLimits'] & object;

const gateway = await startGateway(readEnv({ ...process.env, RATE_LIMIT_VIEWER: '0' }), createLogger('fatal'), {
  relaySettings,
  clientLimits: {
    socketsAViewer: MANY,
    socketsAnAddress: MANY,
    newSocketsAnAddress: MANY,
    messages: MANY,
    pingMs: PING_MS,
    ...given,
  },
});

async function measureUsage(): Promise<Usage> {
  // Finalizers run between collections.
  for (let round = 0; round < 3; round += 1) {
    globalThis.gc!();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const { heapUsed: heap, rss } = process.memoryUsage();
  const { relays: lines, connectedRelays: standing, subscribers: readers, sockets } = gateway.live;
  return { heap, rss, lines: lines(), standing: standing(), readers: readers(), sockets: sockets() };
}

process.on('message', () => void measureUsage().then((answer) => process.send!(answer)));
process.on('disconnect', () => process.exit(0));
process.send!({ port: gateway.port });
