const listeners = new Set<() => void>();
const wanted = new Set<string>();

/** Starts a sync soon. */
export const wakeSync = () => listeners.forEach((listener) => listener());

export function onWake(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The next sync fetches the account's records of these questions. */
export function wantRecords(questionIds: readonly string[]) {
  for (const id of questionIds) wanted.add(id);
  wakeSync();
}

export function takeWanted(): string[] {
  const ids = [...wanted];
  wanted.clear();
  return ids;
}
