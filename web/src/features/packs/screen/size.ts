import { inDigits } from '../../../i18n/formats/digits.ts';
import { t } from './messages/index.ts';

const UNITS = [
  ['gb', 1e9],
  ['mb', 1e6],
] as const;

/** 640 kB, 1.3 MB, 24 MB, 1.2 GB. */
export function sizeText(bytes: number): string {
  const [unit, factor] = UNITS.find(([, least]) => bytes >= least * 0.9995) ?? (['kb', 1000] as const);
  const size = bytes / factor;
  const isShort = unit !== 'kb' && size < 9.95;
  return t('packs.size', { unit, size: inDigits(isShort ? size.toFixed(1) : Math.max(1, Math.round(size))) });
}
