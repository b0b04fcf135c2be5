import { text } from '../../../command-line/arguments.ts';
import { callCommand } from '../../../command-line/call-command.ts';

const USAGE = `Usage: pnpm run admin notify (--all | --user USER) --title TITLE --message MESSAGE [--json]

Sends a notification to one user or to all. Users who are online get it at once. A message is plain text, or HTML if it
starts with a tag; of HTML only paragraphs, lists, emphasis and https links are kept.

  --user   an email address, a phone number or a user ID
  --json   print the notification as JSON

Exit code: 0 sent; 1 refused; 2 wrong arguments.
`;

export const notifyCommand = callCommand<'sendNotification'>({
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
  describe: ({ _id: id }) => `Sent, as notification ${id}.`,
});
