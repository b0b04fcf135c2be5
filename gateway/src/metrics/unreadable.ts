import type { Logger } from 'pino';
import { callName, routeOf } from '../rest/routes.ts';
import type { CountLosses, ReportUnreadable, Unreadable } from '../rest/unreadable.ts';
import type { Metrics } from './metrics.ts';

const QUIET_MS = 60_000;

/** Counts what was left out, and logs each name and field once a minute with the number since the last line. */
export function unreadableReporter(logger: Logger, metrics: Metrics, now = () => performance.now()) {
  const kinds = new Map<string, { quietUntil: number; unlogged: number }>();

  function count(name: string, call: string, parts: Unreadable[]) {
    for (const field of new Set(parts.map((part) => part.field))) {
      const same = parts.filter((part) => part.field === field);
      metrics.unreadable(name, field, same.length);
      const kind = kinds.get(`${name} ${field}`) ?? { quietUntil: 0, unlogged: 0 };
      kinds.set(`${name} ${field}`, kind);
      kind.unlogged += same.length;
      if (now() < kind.quietUntil) continue;
      logger.warn({ call, field, id: same[0]?.id, count: kind.unlogged }, 'unreadable; left out');
      kind.quietUntil = now() + QUIET_MS;
      kind.unlogged = 0;
    }
  }

  const report: ReportUnreadable = ({ method, path }, parts) =>
    count(`${method} ${routeOf(method, path)}`, callName(method, path), parts);
  const countLosses: CountLosses = (name, parts) => count(name, name, parts);
  return { report, countLosses, clear: () => kinds.clear() };
}
