import { hash } from 'node:crypto';
import { addressKey, isOwnMachine } from '../http/client-address.ts';

export type Requester = { address: string | undefined; token: string | undefined };

const JWT_PART = /^([\w+/-]*)={0,2}$/;

// Spare bits, padding and base64's other alphabet spell the same bytes in many ways.
function canonicalPart(part: string): string {
  const letters = JWT_PART.exec(part)?.[1];
  if (letters === undefined || letters.length % 4 === 1) return part;
  return Buffer.from(letters, 'base64url').toString('base64url');
}

const canonical = (token: string) => token.split('.').map(canonicalPart).join('.');

/** Not the user's id: anybody could put it into a token of their own and use up that user's budget. */
export const viewerKey = (token: string): string => hash('sha256', canonical(token), 'base64url');

export type CallerKeys = { address: string | undefined; token: string | undefined };

export const callerKeys = ({ address, token }: Requester): CallerKeys => ({
  address: isOwnMachine(address) ? undefined : addressKey(address),
  token: token === undefined ? undefined : viewerKey(token),
});
