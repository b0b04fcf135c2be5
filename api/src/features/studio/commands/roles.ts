import type { ResponseBody } from 'schema/rest/bodies.ts';
import { ROLES } from 'schema/roles.ts';
import { call } from '../../../command-line/admin-api.ts';
import { readArguments } from '../../../command-line/arguments.ts';
import { callCommand } from '../../../command-line/call-command.ts';
import { type Command, UsageError } from '../../../command-line/command.ts';
import { resolveUser } from '../../../command-line/resolve-user.ts';
import { terminal } from '../../../command-line/terminal.ts';

const ROLE_LIST = ROLES.join(', ');

const USAGE = `Usage: pnpm run admin set-role USER ROLE [--json]

Gives a user a role: READER (none), AUTHOR (writes questions), REVIEWER (approves what others wrote, answers reports),
EDITOR (a reviewer who edits content and imports), CLERK (people, purchases, notifications), ADMIN (everything) or OWNER
(the same, and appoints administrators). The first ADMIN of a site becomes its OWNER. Running the command twice is safe.
The last OWNER, or where there is none the last ADMIN, keeps the role.

  USER     an email address, a phone number or a user ID
  --json   print the user as JSON

Exit code: 0 done, now or before; 1 refused; 2 wrong arguments.
`;

const LIST_USAGE = `Usage: pnpm run admin roles [--json]

Shows who has a role in the studio, by name.

  --json   print them as JSON

Exit code: 0 shown; 1 refused; 2 wrong arguments.
`;

export const setRoleCommand: Command = {
  name: 'set-role',
  summary: 'give a user a role in the studio and at the desk',
  usage: USAGE,
  async run(args) {
    const { values, positionals } = readArguments(args, USAGE, {});
    const [text, word, ...rest] = positionals;
    if (text === undefined || word === undefined || rest.length > 0) throw new UsageError('give USER and ROLE', USAGE);
    const role = ROLES.find((one) => one === word.toUpperCase());
    if (!role) throw new UsageError(`${word} is not a role: give one of ${ROLE_LIST}`, USAGE);
    const body = { user_id: await resolveUser(text), role };
    const { data } = (await call<ResponseBody<'setRole'>>('/roles', new URLSearchParams(), body, [200])).body;
    terminal().stdout.write(
      values.json ? `${JSON.stringify(data)}\n` : `${data.name} (${data.email}) has the role ${data.role}.\n`,
    );
    return 0;
  },
};

export const rolesCommand = callCommand<'listRoles'>({
  name: 'roles',
  summary: 'show who has a role in the studio',
  usage: LIST_USAGE,
  options: {},
  path: '/roles',
  describe: (people) =>
    people.length === 0
      ? 'Nobody.'
      : people.map(({ user_id: id, name, email, role }) => [role, id, name, email].join('  ')).join('\n'),
});
