import { inDigits } from '../../../i18n/formats/digits.ts';
import type { ItemAnalysisFragment } from './item-analysis.generated.ts';
import classes from './Analysis.module.css';
import { discriminationWord, facilityWord, guessingShare, percentOf } from './measures.ts';
import { t } from './messages/index.ts';
import { OptionShares } from './OptionShares.tsx';

/** How the first answers to a question went; `headingId` names what is above it. */
export function ItemAnalysis({ question }: { question: ItemAnalysisFragment }) {
  const { published, analysis } = question;
  if (!analysis || !published) return <p className={classes.quiet}>{t('studio.tooFew')}</p>;
  const { answered, facility, discrimination } = analysis;
  return (
    <div className={classes.analysis}>
      <dl className={classes.measures}>
        <div>
          <dt>{t('studio.analysisOf')}</dt>
          <dd>{t('studio.answeredBy', { count: answered })}</dd>
        </div>
        <div>
          <dt>{t('studio.facility')}</dt>
          <dd>
            {t('studio.facilityIs', { percent: percentOf(facility) })}
            <small>{t('studio.facilityWord', { word: facilityWord(facility) })}</small>
          </dd>
        </div>
        <div>
          <dt>{t('studio.discrimination')}</dt>
          <dd>
            {discrimination !== null && inDigits(discrimination.toFixed(2))}
            <small>{t('studio.discriminationWord', { word: discriminationWord(discrimination) })}</small>
          </dd>
        </div>
      </dl>
      {published.options.length > 0 && (
        <OptionShares
          type={published.type}
          options={published.options}
          analysis={analysis}
          guessing={guessingShare(published.type, published.options.length)}
        />
      )}
    </div>
  );
}
