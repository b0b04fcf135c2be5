/** A part of an answer that could not be read and was left out. */
export type Unreadable = {
  /** Its place in a row, without indexes: `options.reason`. Named by schemas alone, so that it may label a metric. */
  field: string;
  /** The id of the row that it belongs to. */
  id?: string | undefined;
};

/** Reports what a call left out. `path` is below the API's base. */
export type ReportUnreadable = (call: { method: string; path: string }, parts: Unreadable[]) => void;

// A parse is synchronous, so no other can run between these two.
let gathered: Unreadable[] | undefined;

/** What a synchronous parse returns, and what it left out on the way. */
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

/** Records, from within a parse, that a part is left out. */
export function leaveOut(field: string, id?: string): void {
  gathered?.push({ field, id });
}
