import { StartButton } from '../../papers/start/index.ts';
import { allOf } from '../calendar/words.ts';
import { t } from '../messages/index.ts';
import type { OwnReadiness } from './own-readiness.ts';
import classes from './Readiness.module.css';
import { RealMark } from './RealMark.tsx';

type Props = { part: OwnReadiness; examOn: string | undefined };

const NAMES = {
  MCQ: 'review.partMcq',
  SAQ: 'review.partSaq',
  ORAL: 'review.partOral',
  PRACTICAL: 'review.partPractical',
} as const;

const percent = (share: number) => Math.round(share * 100);

/** A part of a subject's examination. */
export function Part({ part, examOn }: Props) {
  const name = t(NAMES[part.component]);
  const { low, high, missing } = part;
  return (
    <li className={classes.part}>
      <div className={classes.head}>
        <h4>{name}</h4>
        <RealMark part={part} name={name} examOn={examOn} />
      </div>
      {low !== null && high !== null ? (
        <Range part={part} low={low} high={high} />
      ) : missing ? (
        <Missing missing={missing} />
      ) : (
        <p className={classes.hint}>{t('review.noEstimate')}</p>
      )}
    </li>
  );
}

function Range({ part, low, high }: { part: OwnReadiness; low: number; high: number }) {
  const { passShare, passOfTen, answered, coverage, isValidated } = part;
  const [from, to, pass] = [percent(low), percent(high), percent(passShare)];
  return (
    <>
      <div className={classes.bar} aria-hidden>
        <span className={classes.range} style={{ insetInlineStart: `${from}%`, width: `${to - from}%` }} />
        <span className={classes.pass} style={{ insetInlineStart: `${pass}%` }} />
      </div>
      <p>
        <strong>{t('review.range', { from, to })}</strong> {t('review.passMark', { pass })}
      </p>
      {passOfTen !== null && <p className={classes.ofTen}>{t('review.passOfTen', { count: passOfTen })}</p>}
      <p className={classes.hint}>{t('review.rangeWidth', { width: to - from })}</p>
      <p className={classes.hint}>{t('review.rangeFrom', { count: answered, coverage: percent(coverage) })}</p>
      {!isValidated && <p className={classes.hint}>{t('review.notValidated')}</p>}
    </>
  );
}

/** What an estimate needs, and the paper that brings it. */
function Missing({ missing: { mixedAnswers, topics, mix } }: { missing: NonNullable<OwnReadiness['missing']> }) {
  const { prof, subjects, mtf, sba } = mix;
  const needs = [
    mixedAnswers > 0 && t('review.missingAnswers', { count: mixedAnswers }),
    topics > 0 && t('review.missingTopics', { count: topics }),
  ].filter((need) => need !== false);
  return (
    <>
      <p>{t('review.noEstimateYet', { needs: allOf(needs) })}</p>
      <p className={classes.hint}>{t('review.missingWhy')}</p>
      {mtf + sba > 0 && (
        <div>
          <StartButton
            input={{ mode: 'EXAM', mix: { prof, subjects: [...subjects], pool: 'UNSEEN', mtf, sba, saq: 0 } }}
          >
            {t('review.startMix', { count: mtf + sba })}
          </StartButton>
        </div>
      )}
    </>
  );
}
