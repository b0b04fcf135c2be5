import { readFileSync, writeFileSync } from 'node:fs';

/** The most memory in MB that another process has had; undefined where the system does not tell (outside Linux). */
export const peakMemory = (pid: number): number | undefined => read(pid, 'VmHWM');

export const memoryNow = (pid: number): number | undefined => read(pid, 'VmRSS');

/** From here on `peakMemory` counts anew. */
export function forgetPeak(pid: number): void {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, '5');
  } catch {
    // The peak since its start is shown.
  }
}

export const memory = (megabytes: number | undefined): string =>
  megabytes === undefined ? 'unknown' : `${megabytes} MB`;

function read(pid: number, what: 'VmHWM' | 'VmRSS'): number | undefined {
  try {
    const [, kilobytes] = new RegExp(`${what}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kilobytes) / 1024);
  } catch {
    return undefined;
  }
}
