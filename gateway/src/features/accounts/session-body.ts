import { z } from 'zod';
import { TOKEN } from 'schema/patterns.ts';

type Fields = Record<string, unknown>;

const MAX_LEVELS = 3;

export type SessionBody = { token: string; user: Fields | undefined; userId: string | undefined };

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function levelsOf(body: unknown): Fields[] {
  const levels: Fields[] = [];
  for (let level = body; isFields(level) && levels.length < MAX_LEVELS; level = level['data']) levels.push(level);
  return levels;
}

function tokenIn({ token, accessToken, access_token: snake }: Fields): string | undefined {
  const text = [token, accessToken, snake].find((value) => typeof value === 'string') ?? '';
  const bare = text.replace(/^Bearer /i, '');
  return TOKEN.test(bare) ? bare : undefined;
}

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : undefined);

/** The user's record: `user`, `data`, or the body itself. */
export function userIn(body: unknown): Fields | undefined {
  const levels = levelsOf(body);
  return levels.map(({ user }) => user).find(isFields) ?? levels.findLast((level) => 'user_id' in level);
}

/**
 * The response to a log-in: `{ token, user }`, with or without `data`; the token also as `accessToken` or
 * `access_token`, the user also beside it or missing.
 */
export const sessionBody = z.unknown().transform((body, context): SessionBody => {
  const levels = levelsOf(body);
  const token = levels.map(tokenIn).find((value) => value !== undefined);
  if (token === undefined) {
    context.addIssue({ code: 'custom', path: ['token'], message: 'no token' });
    return z.NEVER;
  }
  const user = userIn(body);
  const ids = levels.map(({ user_id: id, userId: camel }) => id ?? camel);
  const userId = [...ids, user?.['user_id'], user?.['_id']].map(textOf).find((value) => value !== undefined);
  return { token, user, userId };
});
