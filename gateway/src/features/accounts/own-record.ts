import { decodeJwt } from 'jose';
import type { RestClient } from '../../rest/client.ts';
import { isId } from '../../rest/path.ts';
import { UpstreamError } from '../../rest/upstream-error.ts';
import { userRecord, type UserRecord } from './rows.ts';

/** Specification 7: what is not asked for of a user. */
export const USER_FIELDS = '-password -__v -otp -id';

// The first is the specification's; the others are usual.
const CLAIMS = ['user_id', 'userId', '_id', 'id', 'sub'];

/** Whom a token speaks of; the upstream alone verifies it. */
export function userIdOf(token: string): string | undefined {
  try {
    const claims = decodeJwt(token);
    const id = CLAIMS.map((name) => claims[name]).find((value) => value !== undefined);
    const text = typeof id === 'number' ? String(id) : id;
    return typeof text === 'string' && isId(text) ? text : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The record of the token's user: one call a request, whoever asks for it, and only if somebody does. `confirm` is called
 * once the upstream has answered for the token.
 */
export function ownRecord(rest: RestClient, token: string | undefined, confirm: (userId: string) => void = () => {}) {
  const userId = token === undefined ? undefined : userIdOf(token);
  let asked: Promise<UserRecord> | undefined;

  async function ask() {
    if (!userId) throw new UpstreamError('', { status: 401, hasReaderToken: true });
    const record = await rest.get('/users', userRecord, { params: { user_id: userId, fields: USER_FIELDS } });
    confirm(userId);
    return record;
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
