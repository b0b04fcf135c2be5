import type { Logger } from 'pino';
import { callName, routeOf } from '../rest/routes.ts';
import type { ReportUnreadable } from '../rest/unreadable.ts';
import type { Metrics } from './metrics.ts';

const QUIET_MS = 60_000;

/** Counts what calls left out, and logs each call and field once a minute with the number since the last line. */
export function unreadableReporter(logger: Logger, metrics: Metrics, now = () => performance.now()) {
  const kinds = new Map<string, { quietUntil: number; unlogged: number }>();

  const report: ReportUnreadable = ({ method, path }, parts) => {
    const route = `${method} ${routeOf(method, path)}`;
    for (const field of new Set(parts.map((part) => part.field))) {
      const same = parts.filter((part) => part.field === field);
      metrics.unreadable(route, field, same.length);
      const kind = kinds.get(`${route} ${field}`) ?? { quietUntil: 0, unlogged: 0 };
      kinds.set(`${route} ${field}`, kind);
      kind.unlogged += same.length;
      if (now() < kind.quietUntil) continue;
      logger.warn(
        { call: callName(method, path), field, id: same[0]?.id, count: kind.unlogged },
        'unreadable; left out',
      );
      kind.quietUntil = now() + QUIET_MS;
      kind.unlogged = 0;
    }
  };
  return { report, clear: () => kinds.clear() };
}
