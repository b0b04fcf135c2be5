import { once } from 'node:events';
import { join } from 'node:path';
import type { ClientLimits, RelaySettings } from '../../gateway/src/testing/program.ts';
import { startCutProxy } from '../../gateway/src/testing/cut-proxy.ts';
import { startLiveUpstream } from '../../gateway/src/testing/live-upstream.ts';
import { startTestUpstream } from '../../gateway/src/testing/upstream.ts';
import { ROOT, startProgram, stopPrograms, whenReady } from '../../scripts/programs.ts';
import type { Usage } from './gateway-process.ts';

const PROCESS = join(ROOT, 'tests/reliability/gateway-process.ts');

/** The gateway runs in its own process, to measure its memory. A proxy can cut the upstream's socket. */
export async function startGatewayApart(
  relaySettings: Partial<RelaySettings> = {},
  limits: Partial<ClientLimits> = {},
) {
  const live = await startLiveUpstream();
  const proxy = await startCutProxy(live.port);
  const rest = await startTestUpstream();
  rest.reset(live.routes);
  const program = startProgram(
    'gateway',
    ['--expose-gc', PROCESS, JSON.stringify(relaySettings), JSON.stringify(limits)],
    {
      env: { PORT: '0', HOST: '127.0.0.1', UPSTREAM_URL: rest.url, UPSTREAM_SOCKET_URL: proxy.url },
    },
  );
  const ready = await whenReady(program);
  if (!ready) throw new Error('The gateway did not start; its output is above.');
  return {
    url: `http://127.0.0.1:${ready.port}`,
    live,
    proxy,
    /** The calls that the stub records would look like a leak. */
    forgetCalls: () => void (rest.calls.length = 0),
    async held(): Promise<Usage> {
      const answer = once(program.process, 'message');
      program.process.send('held');
      return ((await answer) as [Usage])[0];
    },
    async stop(): Promise<void> {
      await stopPrograms([program]);
      await proxy.close();
      await live.stop();
      await rest.close();
    },
  };
}

export type GatewayApart = Awaited<ReturnType<typeof startGatewayApart>>;
