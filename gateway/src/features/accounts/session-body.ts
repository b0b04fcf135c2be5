import { z } from 'zod';
import { TOKEN } from 'schema/patterns.ts';

type Fields = Record<string, unknown>;

// What could not stand in the header that it is for.
const MAX_LEVELS = 3;

/** What a log-in answers: the token, and the user's record or id where it holds them. */
export type SessionBody = { token: string; user: Fields | undefined; userId: string | undefined };

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A body and what is within its `data`, and within that. */
function levelsOf(body: unknown): Fields[] {
  const levels: Fields[] = [];
  for (let level = body; isFields(level) && levels.length < MAX_LEVELS; level = level['data']) levels.push(level);
  return levels;
}

function tokenIn({ token, accessToken, access_token: snake }: Fields): string | undefined {
  const found = [token, accessToken, snake].find((one) => typeof one === 'string');
  const bare = typeof found === 'string' ? found.replace(/^Bearer /i, '') : '';
  return TOKEN.test(bare) ? bare : undefined;
}

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : undefined);

/** The user's record, wherever a body has it: as `user`, as `data`, or as the body itself. */
export function userIn(body: unknown): Fields | undefined {
  const levels = levelsOf(body);
  return levels.map(({ user }) => user).find(isFields) ?? levels.findLast((level) => 'user_id' in level);
}

/**
 * A log-in's answer: `{ token, user }`, within `data` or not; the token also as `accessToken` or `access_token`, and the
 * user also beside it or not at all.
 */
export const sessionBody = z.unknown().transform((body, context): SessionBody => {
  const levels = levelsOf(body);
  const token = levels.map(tokenIn).find((one) => one !== undefined);
  if (token === undefined) {
    context.addIssue({ code: 'custom', path: ['token'], message: 'no token' });
    return z.NEVER;
  }
  const user = userIn(body);
  const ids = levels.map(({ user_id: id, userId: camel }) => id ?? camel);
  const userId = [...ids, user?.['user_id'], user?.['_id']].map(textOf).find((one) => one !== undefined);
  return { token, user, userId };
});
