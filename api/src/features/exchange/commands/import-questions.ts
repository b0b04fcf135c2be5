import { createReadStream, openAsBlob } from 'node:fs';
import { access, open } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { importFormats } from '../formats/index.ts';
import { wordsOf } from '../../../http/messages.ts';
import { sendFile } from '../../../command-line/admin-api.ts';
import { flag, readArguments, text } from '../../../command-line/arguments.ts';
import { CommandError, UsageError, type Command } from '../../../command-line/command.ts';
import { showImport } from './show-import.ts';
import { readPathArgument, resolveTyped } from '../../../command-line/one-path.ts';
import { sendPictures } from './send-pictures.ts';
import { terminal } from '../../../command-line/terminal.ts';

const USAGE = `Usage: pnpm run admin import-questions FILE [options]

Imports a file of questions into the bank of the running api, as drafts or at once (--publish). A bad row is refused with its line and the
reason; the other rows are imported. Questions that the bank already has are recognised, so a file can be
imported again. What of a row cannot be imported (the address of a link, the layout of a formula, a second
ref) is reported as a warning with its line, and so is a new chapter or topic that resembles another.
api/docs/question-import.md describes the template and the formats.

  --format FORMAT     ${importFormats.join(', ')};
                      by default, what the file name ends in (.csv, .xlsx, .ods, .jsonl, .gift, .docx), or for .xml and
                      .txt what is in the file
  --map 'Question=stem'
                      csv, xlsx, ods, docx, anki: read the column Question as the template's stem; may be repeated;
                      --map 'Notes=' ignores a column. Fields of anki also go by number: --map '1=stem'
  --lenient-quotes    csv: accept quotes in the middle of a cell; otherwise such a row is refused
  --pictures FOLDER   the folder with the pictures that the columns picture_1 … name: PNG, JPEG or WebP, 5 MB each at
                      most. All of its pictures are sent first
  --drop-pictures     import rows without their pictures, with a warning; otherwise such a row is refused
  --bijoy convert     convert text in Bijoy (SutonnyMJ) to Unicode, with a warning that names the fields; keep takes it
                      as it is. By default it is taken as it is, and a warning shows how it would read
  --cop-base 0|1      medmcqa: whether the key, cop, counts from 0 or from 1
  --dry-run           print the same report and store nothing
  --publish           readers see the questions at once; otherwise they are drafts, which a reviewer approves in the studio
  --all-or-nothing    store nothing if any row is refused
  --update            change questions whose ref is in the bank, and give a question of the bank the ref that its
                      row has. Prints each change, field by field, also with --dry-run. Empty cells change nothing
  --reason TEXT       why; kept with the former versions of updated questions
  --json              print the report as JSON, with refused rows, changes and warnings

  Defaults for rows that do not say it themselves:
  --type SBA          or MTF, SAQ: csv, xlsx, ods, jsonl, docx and anki
  --board DHK --year 2024 [--sitting May]  --prof _1 --subject ANAT  --chapter NAME  --topic NAME
  --picture-source TEXT --picture-licence 'CC BY 4.0'   where pictures come from and their licence: without both, or
                      under a licence that forbids sale, a row with a picture is refused
  --origin ORIGINAL   written for this bank in the style of the papers; by default questions come from them (PAPER)

Exit code: 0 stored (refused rows are listed); 1 nothing stored, all rows refused, or interrupted; 2 wrong arguments.
`;

/** Not for the api. */
const OWN = ['format', 'pictures', 'json', 'publish'];
const MAX_MAPPINGS = 100;
const MAX_NAME = 255;
const PEEK_BYTES = 65_536;
const OPTIONS = {
  format: text,
  'cop-base': text,
  map: { type: 'string', multiple: true },
  type: text,
  'lenient-quotes': flag,
  'drop-pictures': flag,
  bijoy: text,
  pictures: text,
  board: text,
  year: text,
  sitting: text,
  prof: text,
  subject: text,
  chapter: text,
  topic: text,
  origin: text,
  'picture-source': text,
  'picture-licence': text,
  'dry-run': flag,
  publish: flag,
  'all-or-nothing': flag,
  update: flag,
  reason: text,
} as const;

/** By the file's extension. Throws CommandError that names known formats which cannot be imported. */
async function formatOf(file: string, path: string): Promise<string> {
  const ending = extname(file).slice(1).toLowerCase();
  if ((importFormats as readonly string[]).includes(ending)) return ending;
  const { foreignFormat, formatInside } = await import('../formats/foreign.ts');
  const start = await startOf(path);
  const inside = ['xml', 'txt'].includes(ending) ? formatInside(start) : undefined;
  if (inside !== undefined) return inside;
  const foreign = foreignFormat(start);
  if (foreign !== undefined) throw new CommandError(wordsOf(foreign));
  throw new UsageError(`the ending of ${file} does not say its format: give --format`, USAGE);
}

/** Empty if the file cannot be read. */
async function startOf(path: string): Promise<Buffer> {
  try {
    await using file = await open(path);
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(PEEK_BYTES) });
    return buffer.subarray(0, bytesRead);
  } catch {
    return Buffer.alloc(0);
  }
}

type Sending = { pictures?: string | undefined; 'dry-run'?: boolean | undefined };

/** The file behind the names of its pictures, which are sent before. */
async function formOf(path: string, { pictures = '', 'dry-run': dryRun = false }: Sending): Promise<FormData> {
  const names = await sendPictures(resolveTyped(pictures), {
    dryRun,
    onRefusal: (name, reason) => terminal().stderr.write(`${name}: ${reason}\n`),
  });
  const form = new FormData();
  form.append('pictures', JSON.stringify(names));
  form.append('file', await openAsBlob(path), 'file');
  return form;
}

export const importQuestionsCommand: Command = {
  name: 'import-questions',
  summary: 'import a file of questions into the bank',
  usage: USAGE,
  async run(args) {
    const { values, positionals } = readArguments(args, USAGE, OPTIONS);
    const { typed: file, path } = readPathArgument('file', positionals, USAGE);
    const format = values.format ?? (await formatOf(file, path));
    if (format === 'medmcqa' && values['cop-base'] === undefined) {
      throw new UsageError('medmcqa needs --cop-base 0 or 1: copies of it differ, and it is never guessed', USAGE);
    }
    const publish = String(values.publish ?? false);
    const query = new URLSearchParams({ format, publish, name: basename(path).slice(0, MAX_NAME) });
    for (const [name, value] of Object.entries(values)) {
      if (!OWN.includes(name) && !Array.isArray(value)) query.set(name.replaceAll('-', '_'), String(value));
    }
    const { map = [] } = values;
    if (map.length > MAX_MAPPINGS) throw new UsageError(`--map: more than ${MAX_MAPPINGS} mappings`, USAGE);
    for (const mapping of map) query.append('map', mapping);
    await access(path).catch(() => {
      throw new CommandError(`There is no file ${path}.`);
    });
    const body = values.pictures === undefined ? createReadStream(path) : await formOf(path, values);
    return showImport(sendFile('/questions/import', query, body), values.json ?? false);
  },
};
