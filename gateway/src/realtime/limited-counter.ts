/** How many there are of each, none past `max`. */
export function counts(max: number) {
  const held = new Map<string, number>();
  return {
    /** False where there are as many as may be. */
    take(key: string): boolean {
      const count = held.get(key) ?? 0;
      if (count >= max) return false;
      held.set(key, count + 1);
      return true;
    },
    give(key: string): void {
      const count = held.get(key) ?? 0;
      if (count > 1) held.set(key, count - 1);
      else held.delete(key);
    },
    size: () => held.size,
  };
}
