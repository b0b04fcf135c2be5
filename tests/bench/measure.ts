import autocannon from 'autocannon';

/** `bodies` are sent in turn. */
export type Target = { name: string; url: string; bodies?: string[]; headers?: Record<string, string> };
export type Figure = { name: string; perSecond: number; p50Ms: number; p99Ms: number };

const ROUNDS = 5;
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
    return {
      name,
      perSecond: middle((figure) => figure.perSecond),
      p50Ms: middle((figure) => figure.p50Ms),
      p99Ms: middle((figure) => figure.p99Ms),
    };
  });
}

async function shoot({ name, url, bodies, headers }: Target, duration: number, connections: number): Promise<Figure> {
  const result = await autocannon({
    url,
    connections,
    duration,
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
  return { name, perSecond: result.requests.average, p50Ms: result.latency.p50, p99Ms: result.latency.p99 };
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
