const listeners = new Set<() => void>();
const wanted = new Set<string>();

/** Says that there is something to send or to fetch. */
export const wakeSync = () => listeners.forEach((listener) => listener());

export function onWake(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Asks for the account's record of these questions, with the next sync. */
export function wantRecords(questionIds: readonly string[]) {
  for (const id of questionIds) wanted.add(id);
  wakeSync();
}

export function takeWanted(): string[] {
  const ids = [...wanted];
  wanted.clear();
  return ids;
}
