import { t } from '../messages/index.ts';

const KB = 1_000;
const MB = 1_000_000;

/** In words. */
export const fileSize = (bytes: number) =>
  bytes < MB
    ? t('exchange.fileSize', { unit: 'kb', size: Math.ceil(bytes / KB) })
    : t('exchange.fileSize', { unit: 'mb', size: (bytes / MB).toFixed(1) });
