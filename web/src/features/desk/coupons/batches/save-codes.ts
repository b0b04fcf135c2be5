import { t } from '../messages/index.ts';
import type { CodeBatchQuery } from './batches.generated.ts';

type CodeBatch = NonNullable<CodeBatchQuery['desk']['codeBatch']>;

/** As CSV. No field has a comma, a quote or the beginning of a formula. */
export function saveCodes({ id, codes }: CodeBatch): void {
  const lines = codes.map(({ code, usedAt }) => `${code},${usedAt?.slice(0, 10) ?? ''}`);
  const text = [`${t('desk.codesCsvCode')},${t('desk.codesCsvUsed')}`, ...lines, ''].join('\r\n');
  const href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href, download: `codes-${id}.csv` }).click();
  // By then the browser has read the file.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
