import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

const MAX_PATH = 120;
const MAX_REASON = 200;

/** The first mismatch, without values of the body. */
export function describeMismatch({ issues }: z.ZodError): { field: string; reason: string } {
  const { path, message } = deepest(issues, []) ?? { path: [], message: 'unreadable' };
  return { field: path.join('.').slice(0, MAX_PATH), reason: message.slice(0, MAX_REASON) };
}

type Mismatch = { path: PropertyKey[]; message: string };

/** A union has the issues of all branches: the deepest one belongs to the branch that fits best. */
function deepest(issues: readonly Issue[], above: PropertyKey[]): Mismatch | undefined {
  return issues
    .map((issue): Mismatch => {
      const path = [...above, ...issue.path];
      const branches = issue.code === 'invalid_union' ? issue.errors.flatMap((one) => deepest(one, path) ?? []) : [];
      return branches.reduce((found, one) => (one.path.length > found.path.length ? one : found), {
        path,
        message: issue.message,
      });
    })
    .at(0);
}
