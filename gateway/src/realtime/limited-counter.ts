/** Counts per key, up to `max`. */
export function limitedCounter(max: number) {
  const counts = new Map<string, number>();
  return {
    add(key: string): boolean {
      const count = counts.get(key) ?? 0;
      if (count >= max) return false;
      counts.set(key, count + 1);
      return true;
    },
    remove(key: string): void {
      const count = counts.get(key) ?? 0;
      if (count > 1) counts.set(key, count - 1);
      else counts.delete(key);
    },
    size: () => counts.size,
  };
}
