/** Why a picture may not be in content that is sold. NC forbids sale; a crop or a label may break ND. */
export type LicenceFault = 'MISSING' | 'UNKNOWN' | 'NC' | 'ND';

/** `id` is an SPDX id, or a `LicenseRef-` of our own; `name` is what people write. */
export type Licence = { id: string; name: string; maySell: boolean };

const CC_VERSIONS = ['4.0', '3.0', '2.5', '2.0', '1.0'];
const CC_KINDS = ['BY', 'BY-SA', 'BY-NC', 'BY-NC-SA', 'BY-ND', 'BY-NC-ND'];

const free = (id: string, name: string): Licence => ({ id, name, maySell: true });

/** In the order of a select: the usual ones first. */
export const LICENCES: readonly Licence[] = [
  free('LicenseRef-Own', 'Own work'),
  free('LicenseRef-Permission', 'With permission'),
  free('CC-PDM-1.0', 'Public domain'),
  free('CC0-1.0', 'CC0 1.0'),
  ...CC_KINDS.flatMap((kind) =>
    CC_VERSIONS.map((version) => ({
      id: `CC-${kind}-${version}`,
      name: `CC ${kind} ${version}`,
      maySell: !/N[CD]/.test(kind),
    })),
  ),
  free('GFDL-1.2-or-later', 'GFDL 1.2'),
  free('GFDL-1.3-or-later', 'GFDL 1.3'),
  free('LAL-1.3', 'Free Art 1.3'),
  free('OGL-UK-3.0', 'OGL 3.0'),
  free('MIT', 'MIT'),
  free('Apache-2.0', 'Apache 2.0'),
];

/** Only these letters and digits tell licences apart: `CC BY 4.0`, `cc-by-4.0` and `CC_BY_4.0` are one. */
const squeeze = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

const OTHER_NAMES: Record<string, string> = {
  own: 'LicenseRef-Own',
  ownwork: 'LicenseRef-Own',
  permission: 'LicenseRef-Permission',
  publicdomain: 'CC-PDM-1.0',
  publicdomainmark: 'CC-PDM-1.0',
  publicdomainmark10: 'CC-PDM-1.0',
  pd: 'CC-PDM-1.0',
  pdm: 'CC-PDM-1.0',
  pdm10: 'CC-PDM-1.0',
  cc0: 'CC0-1.0',
  cczero: 'CC0-1.0',
  gfdl12: 'GFDL-1.2-or-later',
  gfdl13: 'GFDL-1.3-or-later',
};
const BY_NAME: ReadonlyMap<string, Licence> = new Map(
  LICENCES.flatMap((licence) => [
    [squeeze(licence.id), licence],
    [squeeze(licence.name), licence],
  ]),
);

const CC_ADDRESS = /creativecommons\.org\/(?:licenses|publicdomain)\/(zero|mark|[a-z-]+)\/(\d\.\d)/i;
const WORDS: readonly [RegExp, string][] = [
  [/creative\s*commons/g, 'cc'],
  [/attribution/g, 'by'],
  [/share[\s-]*alike/g, 'sa'],
  [/non[\s-]*commercial/g, 'nc'],
  [/no[\s-]*deriv(?:ative|ativework)?s?/g, 'nd'],
  [/\b(?:licen[cs]e|international|unported|generic)\b/g, ''],
];
// SPDX names ports to countries, whose permissions are the same: CC-BY-SA-3.0-DE.
const PORT = /^(cc[a-z]+\d\d)(?:igo|[a-z]{2})$/;

/** Reads an id or a usual spelling: `CC BY 4.0`, `Creative Commons Attribution 4.0`, `own work`, a deed's address. */
export function readLicence(text: string | null | undefined): Licence | undefined {
  if (!text) return undefined;
  const [, kind, version] = CC_ADDRESS.exec(text) ?? [];
  if (kind === 'zero') return findLicence('cc0');
  if (kind === 'mark') return findLicence('pdm');
  if (kind) return findLicence(`cc${kind}${version}`);
  const words = WORDS.reduce((all, [word, short]) => all.replace(word, short), text.toLowerCase());
  // Deeds call themselves `Attribution 4.0 International (CC BY 4.0)`.
  const [, short = ''] = /\(([^()]+)\)$/.exec(text) ?? [];
  return findLicence(text) ?? findLicence(words) ?? findLicence(short);
}

function findLicence(text: string): Licence | undefined {
  const name = squeeze(text);
  const other = Object.hasOwn(OTHER_NAMES, name) ? OTHER_NAMES[name]! : '';
  return BY_NAME.get(name) ?? BY_NAME.get(squeeze(other)) ?? BY_NAME.get(PORT.exec(name)?.[1] ?? '');
}

/** Undefined where the licence lets a picture be sold. A licence that nobody knows forbids it. */
export function findLicenceFault(text: string | null | undefined): LicenceFault | undefined {
  if (!text?.trim()) return 'MISSING';
  const licence = readLicence(text);
  if (licence) return licence.maySell ? undefined : licence.id.includes('-NC') ? 'NC' : 'ND';
  return 'UNKNOWN';
}

export const maySell = (licence: string | null | undefined): boolean => findLicenceFault(licence) === undefined;
