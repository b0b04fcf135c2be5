import { z } from 'zod';
import { callCommand } from './call-command.ts';
import { changeLines, describeOutcome, questionChanges, questionOutcome } from './show-changes.ts';

const HIDE = `Usage: pnpm run admin hide-question REF --reason TEXT [--dry-run] [--json]

Takes a question out of every list, count, page and search; those behind it move up. A second time changes nothing.

  --reason    why; kept with the question's history
  --dry-run   says what would change and changes nothing
  --json      prints the outcome as JSON

Exit code: 0 hidden, or it was before; 1 refused, 2 asked for wrongly.
`;

const SHOW = `Usage: pnpm run admin show-question REF [--reason TEXT] [--dry-run] [--json]

Shows a hidden question again, at the places that it had. A second time changes nothing.

  --reason    why; kept with the question's history
  --dry-run   says what would change and changes nothing
  --json      prints the outcome as JSON

Exit code: 0 shown, or it was before; 1 refused, 2 asked for wrongly.
`;

const HISTORY = `Usage: pnpm run admin question-history REF [--json]

Lists the changes of a question, the latest first: what was changed, by whom and why.

  --json   prints them as JSON, each with the whole question as it was before
`;

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

export const hideQuestionCommand = callCommand({
  name: 'hide-question',
  summary: 'take a question out of every list and the search',
  usage: HIDE,
  options: { reason: text, 'dry-run': flag },
  argument: 'REF',
  path: (ref) => `/questions/${ref}/hide`,
  body: ({ reason }) => (reason ? { reason } : 'give --reason'),
  data: questionOutcome,
  describe: describeOutcome,
});

export const showQuestionCommand = callCommand({
  name: 'show-question',
  summary: 'show a hidden question again',
  usage: SHOW,
  options: { reason: text, 'dry-run': flag },
  argument: 'REF',
  path: (ref) => `/questions/${ref}/show`,
  body: ({ reason }) => (reason === undefined ? {} : { reason }),
  data: questionOutcome,
  describe: describeOutcome,
});

const history = z.object({
  ref: z.string(),
  version: z.number(),
  hidden: z.boolean(),
  former: z.array(
    z.object({
      version: z.number(),
      changes: questionChanges,
      author: z.string(),
      author_name: z.string().nullable(),
      reason: z.string().nullable(),
      changed_at: z.string(),
    }),
  ),
});

export const questionHistoryCommand = callCommand({
  name: 'question-history',
  summary: 'list the changes of a question',
  usage: HISTORY,
  options: {},
  argument: 'REF',
  path: (ref) => `/questions/${ref}/history`,
  data: history,
  describe({ ref, version, hidden, former }) {
    const changes = former.map(({ version: number, changes, author, author_name: name, reason, changed_at: at }) => {
      const by = name === null ? author : `${name} (${author})`;
      return `Version ${number} to ${number + 1}, ${at}, by ${by}${reason === null ? '' : `: ${reason}`}\n${changeLines(changes)}`;
    });
    return [`${ref} is at version ${version}${hidden ? ', hidden' : ''}.`, ...changes].join('\n');
  },
});
