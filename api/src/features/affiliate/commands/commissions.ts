import { text } from '../../../command-line/arguments.ts';
import { callCommand } from '../../../command-line/call-command.ts';
import { showCommission } from './show-commission.ts';

const LIST = `Usage: pnpm run admin commissions [--json]

Lists commissions that are not earned automatically, oldest first, and why: buyer and referrer share a phone number, payout
account, mailbox or device; the buyer's email address is not verified; or the purchase was refunded after the commission
was earned. The last kind is already taken back: approving it pays it again.

  --json   print them as JSON
`;

const DECIDE = (name: string, does: string) => `Usage: pnpm run admin ${name} --purchase ID [--reason TEXT] [--json]

${does} Running it twice is safe.

  --purchase   the purchase's ID, as "admin commissions" and "admin withdrawals" list it
  --reason     why; kept with the decision
  --json       print the commission as JSON

Exit code: 0 decided, now or before; 1 refused; 2 wrong arguments.
`;

export const commissionsCommand = callCommand<'listCommissions'>({
  name: 'commissions',
  summary: 'list the commissions that wait for a review or a verified address',
  usage: LIST,
  options: {},
  path: '/commissions',
  describe: (rows) => (rows.length === 0 ? 'None waits.' : rows.map(showCommission).join('\n')),
});

const decideCommand = (does: 'approve' | 'refuse', summary: string, help: string) =>
  callCommand<'approveCommission' | 'refuseCommission'>({
    name: `${does}-commission`,
    summary,
    usage: DECIDE(`${does}-commission`, help),
    options: { purchase: text, reason: text },
    path: `/commissions/${does}`,
    body({ purchase, reason }) {
      if (!purchase || !/^\d+$/.test(String(purchase))) return 'give --purchase with its ID';
      return { purchase: Number(purchase), ...(reason !== undefined && { reason }) };
    },
    describe: ({ purchase, user_id: user, amount, review, state, changed }) =>
      `${changed ? 'The' : 'Nothing changed: the'} commission of Tk ${amount} to ${user} on purchase ${purchase} is ` +
      `${review}, and ${state}.`,
  });

export const approveCommissionCommand = decideCommand(
  'approve',
  'let a commission be earned',
  'Lets a commission be earned once its refund window is over, whatever the accounts have in common.',
);

export const refuseCommissionCommand = decideCommand(
  'refuse',
  'take a commission back for good',
  'Takes a commission back and notifies the referrer, with the reason. An amount already paid is deducted from later earnings.',
);
