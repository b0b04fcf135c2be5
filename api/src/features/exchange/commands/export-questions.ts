import { extname } from 'node:path';
import { z } from 'zod';
import { exportFormats } from '../formats/index.ts';
import { lossMessages } from '../export/messages.ts';
import { wordsOf } from '../../../http/messages.ts';
import { download } from '../../../command-line/admin-api.ts';
import { flag, readArguments, text } from '../../../command-line/arguments.ts';
import { UsageError, type Command } from '../../../command-line/command.ts';
import { writeNewFile } from '../../../command-line/new-file.ts';
import { readPathArgument, resolveTyped } from '../../../command-line/one-path.ts';
import { receivePictures } from './receive-pictures.ts';
import { terminal } from '../../../command-line/terminal.ts';

const USAGE = `Usage: pnpm run admin export-questions FILE [options]

Writes questions of the running api's bank into a new file. csv, xlsx and jsonl lose nothing: import-questions brings
back what they have. The other formats are for other programs, and the command says what they cannot carry.
api/docs/question-import.md describes the formats.

  --format FORMAT     ${exportFormats.join(', ')}; by default, what the file name ends in:
                      .csv, .xlsx, .jsonl or .gift
  --pictures FOLDER   write the pictures of the questions into this folder too, for import-questions --pictures.
                      moodle-xml and qti have them in the file

  Which questions; without these options, all that readers see:
  --prof _1 --subject ANAT --type SBA
  --ref REF           may be repeated
  --list LIST         of one list, in its order: DHK_1-ANAT/year/2024, DHK_1-ANAT/topic/Heart or _1-ANAT/chapter/Thorax
  --hidden            hidden questions too

  --json              print the result as JSON

Exit code: 0 written; 1 no question selected, or failed; 2 wrong arguments.
`;

const SELECTION = ['prof', 'subject', 'type', 'list'] as const;
const OPTIONS = {
  format: text,
  pictures: text,
  prof: text,
  subject: text,
  type: text,
  ref: { type: 'string', multiple: true },
  list: text,
  hidden: flag,
} as const;

const summarySchema = z.object({
  questions: z.number(),
  with_pictures: z.number(),
  losses: z.array(z.object({ id: z.string(), questions: z.number().optional() })),
});

const isFormat = (text: string) => (exportFormats as readonly string[]).includes(text);

function formatOf(file: string): string {
  const ending = extname(file).slice(1).toLowerCase();
  if (isFormat(ending)) return ending;
  throw new UsageError(`the ending of ${file} does not say its format: give --format`, USAGE);
}

export const exportQuestionsCommand: Command = {
  name: 'export-questions',
  summary: 'write questions of the bank into a file',
  usage: USAGE,
  async run(args) {
    const { values, positionals } = readArguments(args, USAGE, OPTIONS);
    const { typed: file, path } = readPathArgument('file', positionals, USAGE);
    const format = values.format ?? formatOf(file);
    if (!isFormat(format)) throw new UsageError(`there is no format ${format}`, USAGE);
    const selection = new URLSearchParams();
    for (const name of SELECTION) if (values[name] !== undefined) selection.set(name, values[name]);
    for (const ref of values.ref ?? []) selection.append('ref', ref);
    if (values.hidden) selection.set('hidden', 'true');
    const query = new URLSearchParams([...selection, ['format', format]]);
    let summary = '';
    await writeNewFile(path, {
      body: async () => {
        const { body, headers } = await download('/questions/export', query);
        summary = headers.get('export-summary') ?? '';
        return body;
      },
    });
    const { questions, with_pictures: withPictures, losses } = summarySchema.parse(JSON.parse(summary));
    const isWanted = values.pictures !== undefined && withPictures > 0;
    const pictures = isWanted ? await receivePictures(resolveTyped(values.pictures!), selection) : 0;
    const sentences = losses.filter(({ id }) => id !== 'pictureFiles' || pictures === 0).map(sentenceOf);
    if (values.json) terminal().stdout.write(`${JSON.stringify({ path, questions, pictures, losses })}\n`);
    else terminal().stdout.write([describe(path, questions, pictures), ...sentences, ''].join('\n'));
    return 0;
  },
};

const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`;

const describe = (path: string, questions: number, pictures: number) =>
  `${path}: ${count(questions, 'question')}${pictures > 0 ? ` and ${count(pictures, 'picture')}` : ''}.`;

/** An api of another version may know other losses. */
function sentenceOf({ id, questions = 0 }: { id: string; questions?: number | undefined }): string {
  const words = Object.hasOwn(lossMessages, id) ? lossMessages[id as keyof typeof lossMessages] : undefined;
  return words ? wordsOf(words({ count: questions })) : id;
}
