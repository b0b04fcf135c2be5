import { t } from '../messages/index.ts';
import type { WholeBatchFragment } from './batches.generated.ts';

// sv-SE writes dates as ISO 8601 does.
const dayOf = (instant: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Dhaka' }).format(new Date(instant));

/** As CSV, without those that are switched off. No field has a comma, a quote or the beginning of a formula. */
export function saveCodes({ id, codes }: WholeBatchFragment): void {
  const lines = codes.filter(({ isOn }) => isOn).map(({ code, usedAt }) => `${code},${usedAt ? dayOf(usedAt) : ''}`);
  const text = [`${t('desk.codesCsvCode')},${t('desk.codesCsvUsed')}`, ...lines, ''].join('\r\n');
  const href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href, download: `codes-${id}.csv` }).click();
  // By then the browser has read the file.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
