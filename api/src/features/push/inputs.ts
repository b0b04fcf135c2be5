import { ECDH } from 'node:crypto';
import { z } from 'zod';
import { PUSH_KINDS } from '../../db/schema.ts';
import { inputMessages } from './error-messages.ts';

const MAX_ENDPOINT = 2_000;
const AUTH_BYTES = 16;
const BASE64URL = /^[\w-]{1,200}={0,2}$/;

const bytesOf = (text: string) => Buffer.from(text, 'base64url');

function isPoint(bytes: Uint8Array): boolean {
  if (bytes.length !== 65 || bytes[0] !== 4) return false;
  try {
    ECDH.convertKey(bytes, 'prime256v1');
    return true;
  } catch {
    return false;
  }
}

/** In base64url without padding. */
const key = (isKey: (bytes: Buffer) => boolean) =>
  z
    .string(inputMessages.notAKey())
    .regex(BASE64URL, inputMessages.notAKey())
    .transform((text) => bytesOf(text).toString('base64url'))
    .refine((text) => isKey(bytesOf(text)), inputMessages.notAKey());

const endpoint = z
  .string(inputMessages.notAService())
  .max(MAX_ENDPOINT, inputMessages.notAService())
  .refine((text) => URL.canParse(text), inputMessages.notAService())
  .transform((text) => new URL(text))
  .refine(({ username, password }) => username === '' && password === '', inputMessages.notAService())
  .refine(({ href }) => href.length <= MAX_ENDPOINT, inputMessages.notAService());

export const subscriptionBody = z.strictObject({
  endpoint,
  p256dh: key(isPoint),
  auth: key(({ length }) => length === AUTH_BYTES),
});

export const removalBody = z.strictObject({ endpoint });

const hour = z.int(inputMessages.notAnHour()).min(0, inputMessages.notAnHour()).max(23, inputMessages.notAnHour());
const kind = z.enum(PUSH_KINDS, inputMessages.oneOf({ values: PUSH_KINDS }));

export const settingsBody = z.strictObject({
  kinds: z
    .array(kind, inputMessages.oneOf({ values: PUSH_KINDS }))
    .max(100, inputMessages.oneOf({ values: PUSH_KINDS }))
    .transform((kinds) => PUSH_KINDS.filter((one) => kinds.includes(one))),
  quiet_from: hour.nullish(),
  quiet_to: hour.nullish(),
});
