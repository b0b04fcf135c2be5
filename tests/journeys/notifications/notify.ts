import { admin } from '../../testkit/admin.ts';

type What = { user?: string; title: string; message?: string };

/** Runs `admin notify` for a user or for all. */
export const notify = (dataDir: string, { user, title, message = `Message of ${title}` }: What) =>
  admin(
    { dataDir },
    'notify',
    ...(user === undefined ? ['--all'] : ['--user', user]),
    '--title',
    title,
    '--message',
    message,
  );

/** The call of `admin notify`, without starting a program. */
export async function post(api: { rest: string; adminToken: string }, { user, title, message = title }: What) {
  const response = await fetch(`${api.rest}/admin/notifications`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${api.adminToken}` },
    body: JSON.stringify({ ...(user === undefined ? { all: true } : { user_id: user }), title, message }),
  });
  if (response.status !== 201) throw new Error(`a notification was refused: ${await response.text()}`);
}
