// Loaded before a program (`node --import`): tells over its IPC channel how long its event loop was blocked.
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** What the program is asked and answers: the longest block and the processor time, of all threads and of the first, since the last `begin`. */
export type Watched = { longestMs: number; cpuMs: number; threadMs: number };

const RESOLUTION_MS = 1;
const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delays.enable();
let cpu = process.cpuUsage();
let thread = process.threadCpuUsage();

const inMs = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000;

process.on('message', (message) => {
  if (message === 'begin') {
    delays.reset();
    cpu = process.cpuUsage();
    thread = process.threadCpuUsage();
    process.send!({ begun: true });
  }
  if (message === 'end') {
    process.send!({
      longestMs: delays.max / 1e6 - RESOLUTION_MS,
      cpuMs: inMs(process.cpuUsage(cpu)),
      threadMs: inMs(process.threadCpuUsage(thread)),
    } satisfies Watched);
  }
});
