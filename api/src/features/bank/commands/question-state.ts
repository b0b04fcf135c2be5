import { flag, text } from '../../../command-line/arguments.ts';
import { callCommand } from '../../../command-line/call-command.ts';
import { changeLines, describeOutcome } from '../../../command-line/show-changes.ts';

const HISTORY = `Usage: pnpm run admin question-history REF [--json]

Lists the changes to a question, newest first: what changed, who changed it and why.

  --json   print them as JSON, each with the full question as it was before the change
`;

const stateCommand = (state: 'hide' | 'show') => ({
  options: { reason: text, 'dry-run': flag },
  argument: 'REF',
  path: (ref: string) => `/questions/${ref}/${state}`,
  describe: describeOutcome,
});

const REST = `  --reason    why; kept in the question's history
  --dry-run   show what would change, and change nothing
  --json      print the result as JSON

Exit code: 0`;

export const hideQuestionCommand = callCommand<'hideQuestion'>({
  name: 'hide-question',
  summary: 'hide a question from all lists and the search',
  usage: `Usage: pnpm run admin hide-question REF --reason TEXT [--dry-run] [--json]

Hides a question from all lists, counts, pages and searches. The questions after it move up. Running it twice is safe.

${REST} hidden, now or before; 1 refused; 2 wrong arguments.
`,
  body: ({ reason }) => (reason ? { reason } : 'give --reason'),
  ...stateCommand('hide'),
});

export const showQuestionCommand = callCommand<'showQuestion'>({
  name: 'show-question',
  summary: 'show a hidden question again',
  usage: `Usage: pnpm run admin show-question REF [--reason TEXT] [--dry-run] [--json]

Shows a hidden question again, in its former places. Running it twice is safe.

${REST} shown, now or before; 1 refused; 2 wrong arguments.
`,
  body: ({ reason }) => (reason === undefined ? {} : { reason }),
  ...stateCommand('show'),
});

export const questionHistoryCommand = callCommand<'listQuestionVersions'>({
  name: 'question-history',
  summary: 'list the changes to a question',
  usage: HISTORY,
  options: {},
  argument: 'REF',
  path: (ref) => `/questions/${ref}/history`,
  describe({ ref, version, hidden, former }) {
    const changes = former.map(({ version: number, changes, author, author_name: name, reason, changed_at: at }) => {
      const by = name === null ? author : `${name} (${author})`;
      return `Version ${number} to ${number + 1}, ${at}, by ${by}${reason === null ? '' : `: ${reason}`}\n${changeLines(changes)}`;
    });
    return [`${ref} is at version ${version}${hidden ? ', hidden' : ''}.`, ...changes].join('\n');
  },
});
