import { t } from './messages/index.ts';

const ADDRESS = /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]]/i;

/** Between the words and the address. */
const SEPARATORS = ' (,:;–-';

/** The words of a source and its address; an address alone is shown by its host. */
export function readSource(source: string): { text: string; address: string | undefined } {
  const [found] = ADDRESS.exec(source) ?? [];
  const url = found && URL.canParse(found) ? new URL(found) : undefined;
  if (!url) return { text: source, address: undefined };
  const [before = '', after = ''] = source.split(found!);
  const words = `${withoutSeparators(before)}${after.replace(/^\)/, '')}`.trim();
  return { text: words || url.host.replace(/^www\./, ''), address: url.href };
}

function withoutSeparators(text: string): string {
  let end = text.length;
  while (end > 0 && SEPARATORS.includes(text[end - 1]!)) end -= 1;
  return text.slice(0, end);
}

/** As people write it; empty for own work, of which the source says enough. */
export function licenceName(id: string): string {
  if (id === 'LicenseRef-Own') return '';
  if (id === 'LicenseRef-Permission') return t('questions.withPermission');
  if (id === 'CC-PDM-1.0') return t('questions.publicDomain');
  return id.replace(/^CC-/, 'CC ').replace(/-(?=\d)/, ' ');
}

/** The deed of a Creative Commons licence. */
export function licenceAddress(id: string): string | undefined {
  const [, kind, version] = /^CC-?(0|PDM|BY[A-Z-]*)-(\d\.\d)$/.exec(id) ?? [];
  if (kind === undefined) return undefined;
  const path =
    kind === '0' ? 'publicdomain/zero' : kind === 'PDM' ? 'publicdomain/mark' : `licenses/${kind.toLowerCase()}`;
  return `https://creativecommons.org/${path}/${version}/`;
}
