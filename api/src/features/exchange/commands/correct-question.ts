import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import type { RequestBody, ResponseBody } from 'schema/rest/bodies.ts';
import { call } from '../../../command-line/admin-api.ts';
import { flag, readArguments, text } from '../../../command-line/arguments.ts';
import { CommandError, UsageError, type Command } from '../../../command-line/command.ts';
import { readPathArgument } from '../../../command-line/one-path.ts';
import { describeOutcome } from '../../../command-line/show-changes.ts';
import { terminal } from '../../../command-line/terminal.ts';

const USAGE = `Usage: pnpm run admin correct-question REF [--key KEY] [--set FIELD=TEXT …] [--file ROW.csv] --reason TEXT [--dry-run] [--json]

Changes a published question, in all its lists and in the search, in one step. The former version is kept, with who changed
it and why: see "admin question-history". Visitors see the correction within 30 seconds.

  --key       the right option of an SBA (C), or T or F for each option of an MTF (TFFTF)
  --set       a field of the template (api/docs/question-import.md) and its new text; may be repeated:
              --set 'stem=…' --set 'reason_b=…' --set 'appearances=DHK 2023 May'. An empty text removes the field
  --file      a CSV with the template's header and one row; empty cells change nothing
  --reason    why; kept with the former version
  --dry-run   show each change, field by field, and store nothing
  --json      print the result as JSON

Exit code: 0 corrected, now or before; 1 refused; 2 wrong arguments.
`;

const OPTIONS = {
  key: text,
  set: { type: 'string', multiple: true },
  file: text,
  reason: text,
  'dry-run': flag,
} as const;

function readField(assignment: string): [string, string] {
  const at = assignment.indexOf('=');
  if (at < 1) throw new UsageError(`--set ${assignment}: give FIELD=TEXT`, USAGE);
  return [assignment.slice(0, at).trim(), assignment.slice(at + 1)];
}

async function readFile(file: string, ref: string): Promise<Record<string, string>> {
  const { path } = readPathArgument('file', [file], USAGE);
  await access(path).catch(() => {
    throw new CommandError(`There is no file ${path}.`);
  });
  // Imported here so that other commands do not load the parser.
  const { readCells } = await import('../formats/csv/cells.ts');
  const rows = await readCells(createReadStream(path)).catch((error: Error) => {
    throw new CommandError(error.message);
  });
  const [row] = rows;
  if (!row || rows.length > 1) throw new CommandError(`${file} has ${rows.length} rows under its header: give one.`);
  const { ref: rowRef, ...cells } = row;
  if (rowRef && rowRef !== ref) throw new CommandError(`${file} is about ${rowRef}, not ${ref}.`);
  return Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell.trim() !== ''));
}

export const correctQuestionCommand: Command = {
  name: 'correct-question',
  summary: 'change a published question, its key for example',
  usage: USAGE,
  async run(args) {
    const { values, positionals } = readArguments(args, USAGE, OPTIONS);
    const [ref, ...extraArguments] = positionals;
    if (!ref || extraArguments.length > 0) throw new UsageError('give one REF', USAGE);
    const dryRun = values['dry-run'] ?? false;
    const { reason = dryRun ? 'Dry run' : undefined } = values;
    if (!reason) throw new UsageError('give --reason', USAGE);
    const set = {
      ...(values.file !== undefined && (await readFile(values.file, ref))),
      ...Object.fromEntries((values.set ?? []).map(readField)),
      ...(values.key !== undefined && { key: values.key }),
    };
    if (Object.keys(set).length === 0) throw new UsageError('give --key, --set or --file', USAGE);
    const path = `/questions/${encodeURIComponent(ref)}`;
    const current = (await call<ResponseBody<'readQuestion'>>(path, new URLSearchParams(), undefined, [200])).body;
    const query = new URLSearchParams(dryRun ? { dry_run: 'true' } : {});
    const change = { version: current.data.version, reason, set } satisfies RequestBody<'correctQuestion'>;
    const { body } = await call<ResponseBody<'correctQuestion'>>(path, query, change, [200], { method: 'PATCH' });
    const outcome = body.data;
    terminal().stdout.write(`${values.json ? JSON.stringify(outcome) : describeOutcome(outcome)}\n`);
    for (const warning of values.json ? [] : (outcome.warnings ?? [])) terminal().stderr.write(`warning: ${warning}\n`);
    const changed = outcome.changes.map(({ field }) => field);
    if (!values.json && changed.includes('correct') && !changed.some((field) => /^(reason_|explanation)/.test(field))) {
      terminal().stderr.write('The reasons and the explanation are as they were: check that they fit the new key.\n');
    }
    return 0;
  },
};
