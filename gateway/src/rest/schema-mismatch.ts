import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

const MAX_PATH = 120;
const MAX_REASON = 200;

/** Where a body first differs from its schema, and how; nothing of what the body holds. */
export function describeMismatch({ issues }: z.ZodError): { field: string; reason: string } {
  const { path, message } = deepest(issues, []) ?? { path: [], message: 'unreadable' };
  return { field: path.join('.').slice(0, MAX_PATH), reason: message.slice(0, MAX_REASON) };
}

type Place = { path: PropertyKey[]; message: string };

/** A union fails with the issues of each of its branches: the one that was read furthest is the one that was meant. */
function deepest(issues: readonly Issue[], above: PropertyKey[]): Place | undefined {
  return issues
    .map((issue): Place => {
      const path = [...above, ...issue.path];
      const branches = issue.code === 'invalid_union' ? issue.errors.flatMap((one) => deepest(one, path) ?? []) : [];
      return branches.reduce((found, one) => (one.path.length > found.path.length ? one : found), {
        path,
        message: issue.message,
      });
    })
    .at(0);
}
