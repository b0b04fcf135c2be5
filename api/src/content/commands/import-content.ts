import { stat } from 'node:fs/promises';
import { flag, readArguments } from '../../command-line/arguments.ts';
import { sendContent } from './send-content.ts';
import { CommandError, type Command } from '../../command-line/command.ts';
import { readPathArgument } from '../../command-line/one-path.ts';
import { terminal } from '../../command-line/terminal.ts';

const USAGE = `Usage: pnpm run admin import-content FOLDER [options]

Publishes a folder of content (banners, frequently asked questions, plans, e-books, internship articles
and their pictures) on the running api: all of it, or nothing. A folder can be imported again.
api/docs/content-import.md describes it.

  --dry-run   print the same report and store nothing
  --prune     remove what is no longer in its file or its subject's folder
  --overwrite undo what was changed or removed at the desk, which is left as it is otherwise
  --json      print the report, or the problems, as JSON

Exit code: 0 stored; 1 nothing stored (all problems are listed); 2 wrong arguments.
`;

export const importContentCommand: Command = {
  name: 'import-content',
  summary: 'publish a folder of banners, articles, e-books, plans and FAQs',
  usage: USAGE,
  async run(args) {
    const { values, positionals } = readArguments(args, USAGE, { 'dry-run': flag, prune: flag, overwrite: flag });
    const { path } = readPathArgument('folder', positionals, USAGE);
    const info = await stat(path).catch(() => undefined);
    if (!info?.isDirectory()) throw new CommandError(`There is no folder ${path}.`);
    const { 'dry-run': dryRun = false, prune = false, overwrite = false, json = false } = values;
    const result = await sendContent(path, { dryRun, prune, overwrite });
    if (json) terminal().stdout.write(`${JSON.stringify(result)}\n`);
    else if ('problems' in result) {
      for (const { file, problem } of result.problems) terminal().stderr.write(`${file}: ${problem}\n`);
      terminal().stderr.write(`Nothing stored. ${result.problems.length} problem(s).\n`);
    } else terminal().stdout.write(summary(result.counts, dryRun) + keptLines(result.kept));
    return 'problems' in result ? 1 : 0;
  },
};

function summary(kinds: Record<string, Record<string, number>>, dryRun: boolean): string {
  const lines = Object.entries(kinds).map(([kind, counts]) => {
    const words = Object.entries(counts).map(([what, count]) => `${count} ${what}`);
    return `${kind.replace('_', ' ')}: ${words.join(', ')}\n`;
  });
  return `${dryRun ? 'Dry run, nothing stored.\n' : ''}${lines.join('')}`;
}

function keptLines(kept: readonly { kind: string; id: string }[]): string {
  if (kept.length === 0) return '';
  const lines = kept.map(({ kind, id }) => `  ${kind.replace('_', ' ')}: ${id}\n`);
  return `Edited or removed at the desk, and left so (--overwrite undoes it):\n${lines.join('')}`;
}
