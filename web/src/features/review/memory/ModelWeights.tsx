import type { ReaderWeights } from 'review/weights.ts';
import { inDigits } from '../../../i18n/formats/digits.ts';
import classes from './Memory.module.css';
import { t } from './messages/index.ts';

export const ModelWeights = ({ weights: { others, mtf } }: { weights: ReaderWeights }) => (
  <details className={classes.weights}>
    <summary>{t('review.memoryWeights')}</summary>
    <h3>{t('review.memoryWeightsOthers', { name: others.name })}</h3>
    <Values values={others.values} />
    <h3>{t('review.memoryWeightsMtf', { name: mtf.name })}</h3>
    <Values values={mtf.values} />
  </details>
);

const Values = ({ values }: { values: readonly number[] }) => (
  <ol start={0}>
    {values.map((value, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- their place is what they are
      <li key={index}>{inDigits(value.toFixed(4))}</li>
    ))}
  </ol>
);
