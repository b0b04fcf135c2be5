import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { extname } from 'node:path';
import { parseArgs } from 'node:util';
import { importFormats } from '../question-import/formats/names.ts';
import { sendFile } from './admin-api.ts';
import { CommandError, UsageError, type Command } from './command.ts';
import { showImport } from './show-import.ts';
import { onePath } from './one-path.ts';

const USAGE = `Usage: pnpm run admin import-questions FILE [options]

Imports a file of questions into the bank of the running api. A bad row is refused with its line and
reason, the rest goes in; a question that the bank has already is recognised, so that a file can be
imported again. api/docs/question-import.md describes the template and the formats.

  --format FORMAT     ${importFormats.join(', ')}; without it the ending decides:
                      .csv, .xlsx, .jsonl and .gift
  --cop-base 0|1      medmcqa: whether the key, cop, counts from 0 or from 1
  --dry-run           reports the same and stores nothing
  --all-or-nothing    stores nothing if any row is refused
  --json              prints the report as JSON, refused rows with it

  What rows take that say nothing themselves:
  --board DHK --year 2024 [--sitting May]  --prof _1 --subject ANAT  --chapter NAME  --topic NAME

Exit code: 0 stored (refused rows are listed), 1 nothing stored or broken off, 2 asked for wrongly.
`;

const DEFAULTS = ['board', 'year', 'sitting', 'prof', 'subject', 'chapter', 'topic'] as const;
const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

function readArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        format: text,
        'cop-base': text,
        board: text,
        year: text,
        sitting: text,
        prof: text,
        subject: text,
        chapter: text,
        topic: text,
        'dry-run': flag,
        'all-or-nothing': flag,
        json: flag,
        help: flag,
      },
    });
  } catch (error) {
    throw new UsageError((error as Error).message, USAGE);
  }
}

/** The format that a file's ending says; .txt says nothing. */
function formatOf(file: string): string {
  const ending = extname(file).slice(1).toLowerCase();
  if (['csv', 'xlsx', 'jsonl', 'gift'].includes(ending)) return ending;
  throw new UsageError(`the ending of ${file} does not say its format: give --format`, USAGE);
}

export const importQuestionsCommand: Command = {
  name: 'import-questions',
  summary: 'import a file of questions into the bank',
  async run(args) {
    const { values, positionals } = readArguments(args);
    if (values.help) {
      process.stdout.write(USAGE);
      return 0;
    }
    const { given: file, path } = onePath('file', positionals, USAGE);
    const format = values.format ?? formatOf(file);
    if (format === 'medmcqa' && values['cop-base'] === undefined) {
      throw new UsageError('medmcqa needs --cop-base 0 or 1: copies of it differ, and it is never guessed', USAGE);
    }
    const query = new URLSearchParams({ format });
    for (const name of DEFAULTS) if (values[name] !== undefined) query.set(name, values[name]);
    if (values['cop-base'] !== undefined) query.set('cop_base', values['cop-base']);
    if (values['dry-run']) query.set('dry_run', 'true');
    if (values['all-or-nothing']) query.set('all_or_nothing', 'true');
    await access(path).catch(() => {
      throw new CommandError(`There is no file ${path}.`);
    });
    return showImport(sendFile('/questions/import', query, createReadStream(path)), values.json ?? false);
  },
};
