import type { ResponseBody } from 'schema/rest/bodies.ts';
import { flag, text } from '../../../command-line/arguments.ts';
import { callCommand } from '../../../command-line/call-command.ts';
import type { Command } from '../../../command-line/command.ts';

const options = { subject: text, from: text, 'dry-run': flag };

const WHERE = `  --subject   the professional year and the subject: _1-ANAT
  --dry-run   show what would change, and change nothing
  --json      print the result as JSON

Exit code: 0 done, now or before; 1 refused; 2 wrong arguments.
`;

const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`;
const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

type Kind = 'chapter' | 'topic';

/** A topic has one name at all boards of a subject. */
const describeChange = (kind: Kind, done: string) => (result: ResponseBody<'renameQuestionList'>['data']) => {
  const { changed, questions, lists, dry_run: dryRun } = result;
  if (!changed) return 'Nothing changed: it was done before.';
  const where = kind === 'topic' ? ` at ${count(lists, 'board')}` : '';
  const what = `a ${kind} with ${count(questions, 'question')}${where}`;
  return dryRun ? `Dry run, nothing stored. To be ${done}: ${what}.` : `${capitalised(done)}: ${what}.`;
};

const rename = (kind: Kind) =>
  callCommand<'renameQuestionList'>({
    name: `rename-${kind}`,
    summary: `rename a ${kind}`,
    usage: `Usage: pnpm run admin rename-${kind} --subject KEY --from NAME --to NAME [--dry-run] [--json]

Renames a ${kind}, in lists and in the search.

${WHERE}`,
    options: { ...options, to: text },
    path: '/question-lists/rename',
    body: ({ subject, from, to }) =>
      subject && from && to ? { kind, subject, name: from, to } : 'give --subject, --from and --to',
    describe: describeChange(kind, 'renamed'),
  });

const merge = (kind: Kind) =>
  callCommand<'mergeQuestionLists'>({
    name: `merge-${kind}s`,
    summary: `move the questions of a ${kind} into another`,
    usage: `Usage: pnpm run admin merge-${kind}s --subject KEY --from NAME --into NAME [--dry-run] [--json]

Moves the questions of one ${kind} to the end of another, and removes the first.

${WHERE}`,
    options: { ...options, into: text },
    path: '/question-lists/merge',
    body: ({ subject, from, into }) =>
      subject && from && into ? { kind, subject, name: from, into } : 'give --subject, --from and --into',
    describe: describeChange(kind, 'merged'),
  });

const removeEmpty = (kind: Kind) =>
  callCommand<'removeEmptyQuestionLists'>({
    name: `remove-empty-${kind}s`,
    summary: `remove ${kind}s without questions`,
    usage: `Usage: pnpm run admin remove-empty-${kind}s [--dry-run] [--json]

Removes ${kind}s without a question. Readers do not see them anyway. One that a hidden question belongs to stays.

  --dry-run   list them and remove none
  --json      print them as JSON
`,
    options: { 'dry-run': flag },
    path: '/question-lists/remove-empty',
    body: () => ({ kind }),
    describe({ removed, dry_run: dryRun }) {
      const names = removed.map(({ board = '', subject, name }) => `  ${board}${subject} ${name}`);
      const head = removed.length === 0 ? 'None is empty.' : dryRun ? 'Would be removed:' : 'Removed:';
      return [head, ...names].join('\n');
    },
  });

const KINDS: Kind[] = ['chapter', 'topic'];

export const questionListCommands: Command[] = KINDS.flatMap((kind) => [rename(kind), merge(kind), removeEmpty(kind)]);
