import { existsSync, readFileSync } from 'node:fs';
import autocannon from 'autocannon';

/** `bodies` are sent in turn; `pids` are the processes that answer. */
export type Target = {
  name: string;
  url: string;
  bodies?: string[];
  headers?: Record<string, string>;
  pids?: number[];
};
/** `cpuUs` is the processor time of a request in microseconds, where it can be told. */
export type Figure = { name: string; perSecond: number; p50Ms: number; p99Ms: number; cpuUs: number | undefined };

/** BENCH_ROUNDS is for trying things out. */
export const ROUNDS = Number(process.env.BENCH_ROUNDS || 5);
const ROUND_S = 3;
const WARM_UP_S = 2;
const CONNECTIONS = 32;

/** Requests a second of several targets, round about in one run, so that a busy machine slows all alike. */
export async function sideBySide(targets: Target[], connections = CONNECTIONS): Promise<Figure[]> {
  for (const target of targets) await shoot(target, WARM_UP_S, connections);
  const rounds = new Map(targets.map((target) => [target.name, [] as Figure[]]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const target of targets) rounds.get(target.name)!.push(await shoot(target, ROUND_S, connections));
  }
  return targets.map(({ name }) => {
    const figures = rounds.get(name)!;
    const middle = (read: (figure: Figure) => number) => median(figures.map(read));
    const isTold = figures.every(({ cpuUs }) => cpuUs !== undefined);
    return {
      name,
      perSecond: middle((figure) => figure.perSecond),
      p50Ms: middle((figure) => figure.p50Ms),
      p99Ms: middle((figure) => figure.p99Ms),
      cpuUs: isTold ? middle((figure) => figure.cpuUs!) : undefined,
    };
  });
}

/** The latency that all but 1 % stay under, in milliseconds, at that many requests a second. */
export async function p99AtRate(target: Target, perSecond: number, connections = CONNECTIONS): Promise<number> {
  return (await shoot(target, 5, connections, Math.round(perSecond))).p99Ms;
}

async function shoot(
  { name, url, bodies, headers, pids }: Target,
  duration: number,
  connections: number,
  overallRate?: number,
): Promise<Figure> {
  const before = cpuOf(pids);
  const result = await autocannon({
    url,
    connections,
    duration,
    ...(overallRate && { overallRate }),
    ...(bodies
      ? {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          requests: bodies.map((body) => ({ body })),
        }
      : { headers }),
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${name}: ${result.non2xx} answers were not 2xx, ${result.errors} failed`);
  }
  const after = cpuOf(pids);
  const cpuUs = before === undefined || after === undefined ? undefined : (after - before) / result.requests.total;
  return { name, perSecond: result.requests.average, p50Ms: result.latency.p50, p99Ms: result.latency.p99, cpuUs };
}

/** Of processes on Linux, in microseconds: its clock ticks a hundred times a second. */
function cpuOf(pids: number[] | undefined): number | undefined {
  if (!pids || !existsSync('/proc/self/stat')) return undefined;
  const ticks = pids.map((pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return Number(fields[11]) + Number(fields[12]);
  });
  return ticks.reduce((sum, one) => sum + one, 0) * 10_000;
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
