import { taka } from '../../../../components/taka.ts';
import { rows } from '../../../studio/paged/index.ts';
import { moment } from '../../../studio/shell/index.ts';
import { t } from '../messages/index.ts';
import type { CodeBatchHeadFragment } from './batches.generated.ts';

export const BatchFacts = ({ batch }: { batch: CodeBatchHeadFragment }) => (
  <p className={rows.facts}>
    <strong>{t('desk.codesUsed', batch)}</strong>
    <span>{t('desk.codesEach', { price: taka(batch.price) })}</span>
    <time dateTime={batch.createdAt}>{moment(batch.createdAt)}</time>
    <span>{t('desk.codesMadeBy', { name: batch.by })}</span>
  </p>
);
