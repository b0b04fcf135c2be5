import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const source = join(import.meta.dirname, '..');

/** What each folder of the gateway, and each feature's, has in testing/<name>.ts, with the folder's name. */
export const perFolder = <Module extends object>(name: string): Promise<(Module & { folder: string })[]> =>
  Promise.all(
    globSync(`{*,features/*}/testing/${name}.ts`, { cwd: source })
      .sort()
      .map(async (file) => ({
        ...((await import(join(source, file))) as Module),
        folder: basename(dirname(dirname(file))),
      })),
  );
