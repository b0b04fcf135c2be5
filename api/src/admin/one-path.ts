import { resolve } from 'node:path';
import { UsageError } from './command.ts';

/** The one file or folder that a command was given: as it was typed, and where it is. */
export function onePath(what: 'file' | 'folder', positionals: readonly string[], usage: string) {
  const [given, ...others] = positionals;
  if (!given || others.length > 0) throw new UsageError(`give one ${what}`, usage);
  // pnpm runs the command in its package's folder; the path was typed in this one.
  return { given, path: resolve(process.env['INIT_CWD'] ?? process.cwd(), given) };
}
