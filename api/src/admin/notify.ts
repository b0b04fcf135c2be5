import { z } from 'zod';
import { callCommand } from './call-command.ts';

const USAGE = `Usage: pnpm run admin notify (--all | --user USER) --title TITLE --message MESSAGE [--json]

Sends a notification to one user (an address, a phone number or an ID) or to everybody. Who is online gets it at once. A message is
plain text, or HTML if it starts with a tag: paragraphs, lists, emphasis and https links are kept of it.

  --json   prints the notification as JSON

Exit code: 0 sent, 1 refused, 2 asked for wrongly.
`;

const text = { type: 'string' } as const;

export const notifyCommand = callCommand({
  name: 'notify',
  summary: 'send a notification to one user or to all',
  usage: USAGE,
  options: { all: { type: 'boolean' }, user: text, title: text, message: text },
  path: '/notifications',
  body({ all, user, title, message }) {
    if (Boolean(all) === (user !== undefined)) return 'give either --all or --user USER';
    if (!title || !message) return 'give --title and --message';
    return { ...(all ? { all: true } : { user_id: user }), title, message };
  },
  data: z.object({ _id: z.string() }),
  describe: ({ _id: id }) => `Sent, as notification ${id}.`,
});
