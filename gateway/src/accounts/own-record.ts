import { decodeJwt } from 'jose';
import type { RestClient } from '../rest/client.ts';
import { isId } from '../rest/path.ts';
import { UpstreamError } from '../rest/upstream-error.ts';
import { userRecord, type UserRecord } from './rows.ts';

const FIELDS = '-password -__v -otp -id';

/** Whom a token speaks of; the upstream alone verifies it. */
function userIdOf(token: string): string | undefined {
  try {
    const { user_id: id } = decodeJwt(token);
    const text = typeof id === 'number' ? String(id) : id;
    return typeof text === 'string' && isId(text) ? text : undefined;
  } catch {
    return undefined;
  }
}

/** The record of the token's user: one call a request, whoever asks for it, and only if somebody does. */
export function ownRecord(rest: RestClient, token: string | undefined) {
  const userId = token === undefined ? undefined : userIdOf(token);
  let asked: Promise<UserRecord> | undefined;

  async function ask() {
    if (!userId) throw new UpstreamError('', { status: 401 });
    return rest.get('/users', userRecord, { params: { user_id: userId, fields: FIELDS } });
  }

  return {
    isVisitors: token === undefined,
    /** Whether the token names anybody. */
    isNamed: userId !== undefined,
    read: () => (asked ??= ask()),
    /** What the record has become. */
    keep: (record: UserRecord) => void (asked = Promise.resolve(record)),
  };
}

export type OwnRecord = ReturnType<typeof ownRecord>;
