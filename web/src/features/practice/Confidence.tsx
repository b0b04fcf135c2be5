import { useId, useState } from 'react';
import { setConfidence } from '../study/device/index.ts';
import type { Confidence as Level } from '../study/index.ts';
import { t } from './messages/index.ts';
import classes from './Actions.module.css';

const LEVELS = ['GUESS', 'UNSURE', 'SURE'] as const;

/** Asks how sure the reader was. Optional. */
export function Confidence({ attemptId }: { attemptId: string }) {
  const label = useId();
  const [chosen, setChosen] = useState<Level>();
  const [isSent, setIsSent] = useState(false);
  const choose = async (level: Level) => {
    if (await setConfidence(attemptId, level)) setChosen(level);
    else setIsSent(true);
  };
  if (isSent) return <p role="status">{t('practice.confidenceTooLate')}</p>;
  return (
    <>
      <span id={label} className={classes.question}>
        {t('practice.confidence')}
      </span>
      <div role="group" aria-labelledby={label} className={classes.levels}>
        {LEVELS.map((level) => (
          <button
            key={level}
            type="button"
            aria-pressed={chosen === level}
            onClick={() => void choose(level).catch(() => setIsSent(true))}
          >
            {t('practice.confidenceLevel', { level })}
          </button>
        ))}
      </div>
    </>
  );
}
