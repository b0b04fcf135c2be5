import { hash } from 'node:crypto';
import { addressKey, isOwnMachine } from '../http/client-address.ts';

/** Who asks: the address that TRUST_PROXY tells, and the token, good or not. */
export type Asking = { address: string | undefined; token: string | undefined };

const JWT_PART = /^([\w+/-]*)={0,2}$/;

// Spare bits, padding and the other alphabet of base64 spell the same bytes in many ways. One letter too many is no base64.
function canonicalPart(part: string): string {
  const letters = JWT_PART.exec(part)?.[1];
  if (letters === undefined || letters.length % 4 === 1) return part;
  return Buffer.from(letters, 'base64url').toString('base64url');
}

const canonical = (token: string) => token.split('.').map(canonicalPart).join('.');

/**
 * What a token is counted by: all of it, however it is spelled, and not the user that it names, whom anybody could name
 * in a token of their own to use up that user's budget.
 */
export const viewerKey = (token: string): string => hash('sha256', canonical(token), 'base64url');

/** What a caller's work is counted by; undefined where nothing counts. */
export type CallerKeys = { address: string | undefined; token: string | undefined };

export const callerKeys = ({ address, token }: Asking): CallerKeys => ({
  address: isOwnMachine(address) ? undefined : addressKey(address),
  token: token === undefined ? undefined : viewerKey(token),
});
