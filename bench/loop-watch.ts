// Loaded before a program (`node --import`): tells over its IPC channel how long its event loop was blocked.
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** What the program is asked and answers: the longest block and the processor time since the last `begin`. */
export type Watched = { longestMs: number; cpuMs: number };

const RESOLUTION_MS = 1;
const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delays.enable();
let cpu = process.cpuUsage();

process.on('message', (message) => {
  if (message === 'begin') {
    delays.reset();
    cpu = process.cpuUsage();
    process.send!({ begun: true });
  }
  if (message === 'end') {
    const { user, system } = process.cpuUsage(cpu);
    process.send!({ longestMs: delays.max / 1e6 - RESOLUTION_MS, cpuMs: (user + system) / 1000 } satisfies Watched);
  }
});
