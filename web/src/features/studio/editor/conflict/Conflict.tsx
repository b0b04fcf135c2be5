import { Button } from '@mantine/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { RichText } from '../../../../components/RichText.tsx';
import { t } from '../../messages/index.ts';
import type { DraftSession } from '../draft/session.ts';
import { toForm } from '../draft/form.ts';
import type { DraftState } from '../draft/state.ts';
import classes from './Conflict.module.css';
import { combine, differencesOf, type Difference, type Side } from './differences.ts';

type Props = { state: DraftState; session: DraftSession };

/** Both versions field by field; nothing is saved before one of each is chosen. */
export function Conflict({ state: { form, theirs }, session }: Props) {
  const box = useRef<HTMLElement>(null);
  const other = useMemo(() => theirs && toForm(theirs), [theirs]);
  const differences = useMemo(() => (other ? differencesOf(form, other) : []), [form, other]);
  const [choices, setChoices] = useState<Record<string, Side>>({});
  useEffect(() => {
    box.current?.focus();
  }, []);
  if (!other) return null;
  const chooseAll = (side: Side) => setChoices(Object.fromEntries(differences.map(({ field }) => [field, side])));
  const isSettled = differences.every(({ field }) => choices[field]);
  return (
    <section ref={box} tabIndex={-1} role="alertdialog" aria-labelledby="conflict-heading" className={classes.conflict}>
      <h2 id="conflict-heading">{t('studio.conflictTitle')}</h2>
      <p>{t('studio.conflictText', { count: differences.length })}</p>
      <div className={classes.actions}>
        <Button variant="default" onClick={() => chooseAll('MINE')}>
          {t('studio.keepMine')}
        </Button>
        <Button variant="default" onClick={() => chooseAll('THEIRS')}>
          {t('studio.takeTheirs')}
        </Button>
      </div>
      <ul className={classes.fields}>
        {differences.map((difference) => (
          <Choice
            key={difference.field}
            difference={difference}
            chosen={choices[difference.field]}
            onChoose={(side) => setChoices((before) => ({ ...before, [difference.field]: side }))}
          />
        ))}
      </ul>
      <Button disabled={!isSettled} onClick={() => session.settle(combine(form, other, choices))}>
        {t('studio.saveChoice')}
      </Button>
    </section>
  );
}

const SIDES = [
  { side: 'MINE', label: 'studio.mine', key: 'mine' },
  { side: 'THEIRS', label: 'studio.theirs', key: 'theirs' },
] as const;

type ChoiceProps = { difference: Difference; chosen: Side | undefined; onChoose: (side: Side) => void };

const Choice = ({ difference, chosen, onChoose }: ChoiceProps) => (
  <li>
    <fieldset className={classes.sides}>
      <legend>{difference.label}</legend>
      {SIDES.map(({ side, label, key }) => (
        <label key={side} className={classes.side} data-chosen={chosen === side || undefined}>
          <span className={classes.name}>
            <input
              type="radio"
              name={`conflict-${difference.field}`}
              checked={chosen === side}
              onChange={() => onChoose(side)}
            />
            {t(label)}
          </span>
          {difference[key] ? <RichText html={difference[key]} /> : <em>{t('studio.nothing')}</em>}
        </label>
      ))}
    </fieldset>
  </li>
);
