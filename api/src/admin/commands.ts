import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from '../command-line/command.ts';

const FOLDERS = ['features/*', 'content', 'export'];

/** Of each folder's `commands`, found on the disk: the list of features would load the whole server with each command. */
export async function findCommands(): Promise<Command[]> {
  const source = join(import.meta.dirname, '..');
  const indexes = FOLDERS.flatMap((folder) => globSync(`${folder}/commands/index.ts`, { cwd: source }).sort());
  const modules = await Promise.all(
    indexes.map((path) => import(join(source, path)) as Promise<{ commands: Command[] }>),
  );
  return modules.flatMap(({ commands }) => commands);
}
