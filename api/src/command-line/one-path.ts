import { resolve } from 'node:path';
import { UsageError } from './command.ts';
import { terminal } from './terminal.ts';

/** The path as typed, for messages, and resolved. */
export function readPathArgument(what: 'file' | 'folder', positionals: readonly string[], usage: string) {
  const [typed, ...extraArguments] = positionals;
  if (!typed || extraArguments.length > 0) throw new UsageError(`give one ${what}`, usage);
  return { typed, path: resolveTyped(typed) };
}

/** pnpm runs the command in its package's folder; the path was typed in INIT_CWD. */
export const resolveTyped = (path: string) => resolve(terminal().env.INIT_CWD ?? process.cwd(), path);
