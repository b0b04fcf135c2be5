import { readRecords } from '../device/index.ts';

export async function readAnsweredPaths(): Promise<ReadonlyMap<string, number>> {
  const paths = new Map<string, number>();
  for (const { attempts, shelf } of await readRecords()) {
    if (attempts > 0 && shelf) paths.set(shelf.path, (paths.get(shelf.path) ?? 0) + 1);
  }
  return paths;
}
