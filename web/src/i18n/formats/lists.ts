import { isBangla, mayBeBangla } from './bangla.ts';

// By hand, because browsers and the server may join differently.
const joinBangla = (parts: readonly string[], word: string) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1)!}`;

/** Minutes, days and topics. */
export const listAll = (parts: readonly string[]) =>
  mayBeBangla && isBangla() ? joinBangla(parts, 'ও') : new Intl.ListFormat('en-GB').format(parts);

/** Subjects, rest days or another day. */
export const listAny = (parts: readonly string[]) =>
  mayBeBangla && isBangla()
    ? joinBangla(parts, 'বা')
    : new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(parts);
