import { privacy, refunds, terms, type LegalDocument } from '../../../legal/index.ts';

/** By their ids in addresses of the desk. */
export const LEGAL: ReadonlyMap<string, LegalDocument> = new Map([
  ['terms', terms],
  ['privacy', privacy],
  ['refunds', refunds],
]);
