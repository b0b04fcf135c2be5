import { decodeJwt } from 'jose';
import { z } from 'zod';
import { enveloped } from '../rest/envelope.ts';
import type { RestClient } from '../rest/client.ts';
import { isId } from '../rest/path.ts';

const FIELDS = '-password -__v -otp -id';
const ownRecord = enveloped(z.object({ data: z.object({ access_doc: z.string().nullish() }) }));

/** Whom a token speaks of; the upstream alone verifies it. */
export function userIdOf(token: string): string | undefined {
  try {
    const { user_id: id } = decodeJwt(token);
    return typeof id === 'string' && isId(id) ? id : undefined;
  } catch {
    return undefined;
  }
}

/** What the reader's plan opens, asked of the upstream once a request, and only where a field needs it. */
export function readerAccess(rest: RestClient, token: string | undefined) {
  let asked: Promise<boolean> | undefined;

  async function ask() {
    const id = token && userIdOf(token);
    if (!id) return false;
    try {
      const { data } = await rest.get('/users', ownRecord, { params: { user_id: id, fields: FIELDS } });
      return Boolean(data.access_doc) && data.access_doc !== 'limited';
    } catch {
      // The lock is display: the upstream decides when the page is opened.
      return true;
    }
  }

  return { isFull: () => (asked ??= ask()) };
}

export type ReaderAccess = ReturnType<typeof readerAccess>;
