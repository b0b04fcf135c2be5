import type { RestClient } from '../../rest/client.ts';
import { parseExactly } from '../../rest/exact-json.ts';
import { isId } from '../../rest/path.ts';
import { UpstreamError } from '../../rest/upstream-error.ts';
import { userRecord, type UserRecord } from './rows.ts';

export const USER_FIELDS = '-password -__v -otp -id';

// The first is the specification's.
const CLAIMS = ['user_id', 'userId', '_id', 'id', 'sub'];

/** The token is not verified. */
export function userIdOf(token: string): string | undefined {
  try {
    // jose would round an id above 2^53.
    const claims = parseExactly(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as UserRecord;
    const id = CLAIMS.map((name) => claims[name]).find((value) => value !== undefined);
    const text = typeof id === 'number' ? String(id) : id;
    return typeof text === 'string' && isId(text) ? text : undefined;
  } catch {
    return undefined;
  }
}

/** The token's user, read at most once per request. `confirm` is called once the upstream has accepted the token. */
export function ownRecord(
  rest: RestClient,
  token: string | undefined,
  confirm: (userId: string, user: UserRecord) => void = () => {},
) {
  let record: Promise<UserRecord> | undefined;
  let decoded: { userId: string | undefined } | undefined;

  // Most operations need no user, and a page of questions asks once per tab.
  const readUserId = () => (decoded ??= { userId: token === undefined ? undefined : userIdOf(token) }).userId;

  async function fetchRecord() {
    const userId = readUserId();
    if (!userId) throw new UpstreamError('', { status: 401, hasReaderToken: true });
    const user = await rest.get('/users', userRecord, { params: { user_id: userId, fields: USER_FIELDS } });
    confirm(userId, user);
    return user;
  }

  return {
    isVisitors: token === undefined,
    isNamed: () => readUserId() !== undefined,
    read: () => (record ??= fetchRecord()),
    replace: (changed: UserRecord) => void (record = Promise.resolve(changed)),
  };
}

export type OwnRecord = ReturnType<typeof ownRecord>;
