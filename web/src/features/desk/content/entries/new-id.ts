import { toNfkd } from 'text/normalise.ts';

const MAX_ID = 64;
const ENTRY_ID = /^[a-z0-9][a-z0-9-]{0,63}$/;

/** A suggestion for an address; empty where a title has no Latin letters. */
export const idFrom = (title: string): string =>
  toNfkd(title)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, MAX_ID)
    .replace(/-$/, '');

export const isEntryId = (id: string): boolean => ENTRY_ID.test(id);

/** For an entry whose id nobody sees. */
export const randomId = (prefix: string): string => `${prefix}-${crypto.randomUUID().slice(0, 8)}`;
