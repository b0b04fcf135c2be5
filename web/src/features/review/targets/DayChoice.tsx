import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { addDays } from 'review/days.ts';
import { dateFormat } from '../../../i18n/formats/dates.ts';
import { today } from '../../study/days/index.ts';
import { t } from './messages/index.ts';
import classes from './Targets.module.css';

const MAX_DAYS = 366;
/** The days that have a button: those of a week. */
const NEAR = [1, 2, 3, 4, 5, 6];

const weekday = dateFormat({ weekday: 'long', timeZone: 'UTC' });

type Props = { isBusy: boolean; onChoose: (day: string) => void; onCancel: () => void };

/** The days of the coming week, one press each, or any day of the next year. */
export function DayChoice({ isBusy, onChoose, onCancel }: Props) {
  const [start] = useState(today);
  const [other, setOther] = useState('');
  const [problem, setProblem] = useState<string>();
  const first = useRef<HTMLButtonElement>(null);
  // The button that opened the choice is gone.
  useEffect(() => first.current?.focus(), []);
  const bounds = { min: addDays(start, 1), max: addDays(start, MAX_DAYS) };
  const choose = () => {
    if (other >= bounds.min && other <= bounds.max) onChoose(other);
    else setProblem(t('review.targetBadDay'));
  };
  return (
    <form
      className={classes.choice}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        choose();
      }}
    >
      <div role="group" aria-label={t('review.targetDays')} className={classes.days}>
        {NEAR.map((count, index) => (
          <Button
            key={count}
            variant="default"
            disabled={isBusy}
            {...(index === 0 && { ref: first })}
            onClick={() => onChoose(addDays(start, count))}
          >
            {weekday(addDays(start, count))}
          </Button>
        ))}
      </div>
      <TextInput
        type="date"
        label={t('review.targetOtherDay')}
        {...bounds}
        value={other}
        error={problem}
        onChange={({ currentTarget }) => setOther(currentTarget.value)}
      />
      <div className={classes.actions}>
        <Button type="submit" disabled={isBusy || !other}>
          {t('review.targetSet')}
        </Button>
        <Button variant="subtle" onClick={onCancel}>
          {t('review.targetCancel')}
        </Button>
      </div>
    </form>
  );
}
