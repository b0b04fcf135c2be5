import { findLicenceFault, readLicence } from 'schema/licences.ts';
import type { Message } from '../../../http/messages.ts';
import type { Draft } from './draft.ts';
import { rowMessages } from './messages.ts';

export type LicensedPicture = { image: string; source?: string | undefined; licence?: string | undefined };

/**
 * Why the pictures of a draft, valid or not, may not be published. All of the bank counts as paid content: places that are
 * open to everybody move when lists change, and papers and packs sell the whole bank.
 */
export const licenceReasons = (media: unknown, published: readonly LicensedPicture[] = []): Message[] =>
  (Array.isArray(media) ? (media as (Draft | null)[]) : []).flatMap((picture, index) =>
    published.some((one) => isSame(one, picture ?? {}))
      ? []
      : faultsOf(picture ?? {}).map((message) => rowMessages.inItem({ list: 'picture', number: index + 1, message })),
  );

const isSame = (one: LicensedPicture, other: Draft) =>
  one.image === other['image'] && one.source === other['source'] && one.licence === other['licence'];

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

function faultsOf({ source, licence: given }: Draft): Message[] {
  const licence = textOf(given);
  const faults = textOf(source) === '' ? [rowMessages.sourceMissing()] : [];
  const fault = findLicenceFault(licence);
  if (fault === 'MISSING') faults.push(rowMessages.licenceMissing());
  else if (fault === 'UNKNOWN') faults.push(rowMessages.licenceUnknown({ licence }));
  else if (fault) faults.push(rowMessages.notForSale({ licence: readLicence(licence)!.name }));
  return faults;
}
