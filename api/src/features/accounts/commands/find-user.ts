import type { Schemas } from 'schema/rest/bodies.ts';
import { readableDate } from '../../../readable-date.ts';
import { callCommand } from '../../../command-line/call-command.ts';

const USAGE = `Usage: pnpm run admin find-user TEXT [--json]

Finds users by email address, phone number (in any notation) or user ID, and shows ID, name, address and whether it is
verified, phone number, college and year, plans with their dates, referrer and when they joined. If nobody matches exactly,
shows up to 20 users whose name, address or ID contains the text.

  --json   print them as JSON; "exact" says whether the match is exact

Exit code: 0 searched, even if nobody was found; 1 refused; 2 wrong arguments.
`;

export const findUserCommand = callCommand<'findUsers'>({
  name: 'find-user',
  summary: 'show who has an address, a phone number or an ID',
  usage: USAGE,
  options: {},
  argument: 'TEXT',
  path: '/users/find',
  query: (text) => ({ text }),
  describe({ exact, users }) {
    if (users.length === 0) return 'Nobody.';
    const heading = exact ? [] : ['Nobody has exactly that. Similar:'];
    return [...heading, ...users.map(show)].join('\n\n');
  },
});

function show(one: Schemas['FoundUser']): string {
  const verified = one.email_verified_at ? `verified on ${readableDate(one.email_verified_at)}` : 'not verified';
  const lines: [label: string, text: string][] = [
    ['address', `${one.email} (${verified})`],
    ['phone', one.contact_number || 'none'],
    ['studies', [one.medical_college, one.year].filter(Boolean).join(', ') || 'not given'],
    ...plansOf(one).map((text, index): [string, string] => [index === 0 ? 'plan' : 'then', text]),
    ['referrer', one.referrer ? `${one.referrer.user_id} ${one.referrer.name}` : 'none'],
    ['since', readableDate(one.created_at)],
  ];
  const kind = one.user_type === 'student' ? '' : ` (${one.user_type})`;
  return [`${one.user_id}  ${one.name}${kind}`, ...lines.map(([label, text]) => `  ${label.padEnd(9)} ${text}`)].join(
    '\n',
  );
}

function plansOf({ plans, access_doc: access }: Schemas['FoundUser']): string[] {
  if (plans.length > 0) {
    return plans.map(
      ({ name, duration, starts_at: start, ends_at: end }) =>
        `${name} (${duration}), ${readableDate(start)} to ${end ? readableDate(end) : 'no end'}`,
    );
  }
  return [access === '' || access === 'limited' ? 'none' : `${access}, opened by hand`];
}
