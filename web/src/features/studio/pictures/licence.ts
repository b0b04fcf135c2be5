import { findLicenceFault, LICENCES, readLicence } from 'schema/licences.ts';
import { t } from './messages/index.ts';

const NAMES = {
  'LicenseRef-Own': 'studio.licenceOwn',
  'LicenseRef-Permission': 'studio.licencePermission',
  'CC-PDM-1.0': 'studio.licencePublicDomain',
} as const;

/** As people write it; a licence that nobody knows as it is. */
export function nameLicence(licence: string): string {
  const { id, name } = readLicence(licence) ?? { id: '', name: licence };
  return Object.hasOwn(NAMES, id) ? t(NAMES[id as keyof typeof NAMES]) : name;
}

// Those of most free pictures; the others are written.
const USUAL = /^(?:LicenseRef|CC-PDM|CC0|CC-BY(?:-SA)?-[34])/;

export const usualLicences = (): { value: string; label: string }[] =>
  LICENCES.flatMap(({ id }) => (USUAL.test(id) ? [{ value: id, label: nameLicence(id) }] : []));

/** Why a picture of this licence cannot be published; false where it can. */
export function licenceProblem(licence: string): string | false {
  const fault = findLicenceFault(licence);
  if (fault === undefined) return false;
  if (fault === 'MISSING') return t('studio.licenceMissing');
  if (fault === 'UNKNOWN') return t('studio.licenceUnknown');
  return t('studio.licenceRefused', { name: nameLicence(licence) });
}
