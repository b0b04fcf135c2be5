import { inDigits } from '../../../i18n/formats/digits.ts';
import { t } from '../messages/index.ts';

const KB = 1_000;
const MB = 1_000_000;

/** In words. */
export const fileSize = (bytes: number) =>
  bytes < MB
    ? t('exchange.fileSize', { unit: 'kb', size: inDigits(Math.ceil(bytes / KB)) })
    : t('exchange.fileSize', { unit: 'mb', size: inDigits((bytes / MB).toFixed(1)) });
