export type Unreadable = {
  /** Path within a row, without indexes: `options.reason`. Only names of schemas, so it can label a metric. */
  field: string;
  id?: string | undefined;
};

export type ReportUnreadable = (call: { method: string; path: string }, parts: Unreadable[]) => void;

/**
 * Counts and logs parts that were lost outside of a call's schema. `name` labels a metric, so it must be one of a few; `field`
 * is what was lost.
 */
export type CountLosses = (name: string, parts: Unreadable[]) => void;

// Parsing is synchronous, so no other parse can run in between.
let gathered: Unreadable[] | undefined;

export function gatherUnreadable<Result>(parse: () => Result): { result: Result; unreadable: Unreadable[] } {
  const outer = gathered;
  const unreadable: Unreadable[] = [];
  gathered = unreadable;
  try {
    return { result: parse(), unreadable };
  } finally {
    gathered = outer;
  }
}

export function leaveOut(field: string, id?: string): void {
  gathered?.push({ field, id });
}
