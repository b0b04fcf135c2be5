import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../../scripts/programs.ts';

const run = promisify(execFile);
type What = { user?: string; title: string; message?: string };

/** Runs `admin notify` for a user or for all. */
export async function notify(dataDir: string, { user, title, message = `Message of ${title}` }: What): Promise<void> {
  const whom = user === undefined ? ['--all'] : ['--user', user];
  const args = [join(ROOT, 'api/src/admin/cli.ts'), 'notify', ...whom, '--title', title, '--message', message];
  await run(process.execPath, args, { env: { ...process.env, DATA_DIR: dataDir } });
}

/** The call of `admin notify`, without starting a program. */
export async function post(api: { rest: string; adminToken: string }, { user, title, message = title }: What) {
  const response = await fetch(`${api.rest}/admin/notifications`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${api.adminToken}` },
    body: JSON.stringify({ ...(user === undefined ? { all: true } : { user_id: user }), title, message }),
  });
  if (response.status !== 201) throw new Error(`a notification was refused: ${await response.text()}`);
}
