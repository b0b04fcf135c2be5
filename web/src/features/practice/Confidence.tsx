import { useId } from 'react';
import type { Confidence as Level } from '../study/index.ts';
import { t } from './messages/index.ts';
import classes from './Actions.module.css';

const LEVELS = ['GUESS', 'UNSURE', 'SURE'] as const;

type Props = { chosen: Level | undefined; onChoose: (level: Level | undefined) => void };

/** Asks how sure the reader is of the answer. Optional; a second press takes the choice back. */
export function Confidence({ chosen, onChoose }: Props) {
  const label = useId();
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
            onClick={() => onChoose(chosen === level ? undefined : level)}
          >
            {t('practice.confidenceLevel', { level })}
          </button>
        ))}
      </div>
    </>
  );
}
