import type { Message } from '../messages.ts';
import { idempotencyMessages } from './messages.ts';
import { UpstreamError } from './upstream-error.ts';

const KEY = /^[\x21-\x7E]{1,255}$/;
const BAD_REQUEST = 400;

/** Throws UpstreamError for an invalid key, and for a second call of the request: a key is for one effect. */
export function idempotencyHeader(key: string | undefined) {
  let isUsed = false;
  return (): Record<string, string> => {
    if (key === undefined) return {};
    if (!KEY.test(key)) throw badKey(idempotencyMessages.badKey());
    if (isUsed) throw badKey(idempotencyMessages.usedKey());
    isUsed = true;
    return { 'idempotency-key': key };
  };
}

const badKey = (text: Message) => new UpstreamError(text, { status: BAD_REQUEST, upstreamCode: 'BAD_IDEMPOTENCY_KEY' });
