import { Button } from '@mantine/core';
import { useState } from 'react';
import { calendarDay } from '../../../../components/calendar-day.ts';
import { t } from '../messages/index.ts';
import { useMay, useStudioViewer } from '../../../studio/shell/index.ts';
import { GrantDialog, type Chosen } from './GrantDialog.tsx';
import type { PersonFileFragment } from './person.generated.ts';
import classes from './Person.module.css';

type Props = { file: PersonFileFragment; onChange: () => Promise<unknown> };

/** The plans that are open or to come; each can be extended, and another granted. */
export function Plans({ file, onChange }: Props) {
  const [chosen, setChosen] = useState<Partial<Chosen>>();
  const { person, plans, purchases } = file;
  const hasMoney = useMay('MONEY');
  const isOwn = useStudioViewer().userId === person.userId;
  const mayGrant = hasMoney && !isOwn;
  return (
    <section className={classes.card} aria-labelledby="plans">
      <div className={classes.head}>
        <h2 id="plans">{t('desk.plansHeld')}</h2>
        {mayGrant && <Button onClick={() => setChosen({})}>{t('desk.grant')}</Button>}
      </div>
      {plans.length === 0 && <p className={classes.none}>{t('desk.noPlans')}</p>}
      <ul className={classes.list}>
        {plans.map((plan) => {
          const bought = purchases.find(({ id }) => id === plan.id);
          const values = { plan: plan.name, duration: plan.duration ?? '' };
          return (
            <li key={plan.id}>
              <div>
                <p>
                  <strong>{plan.name}</strong> <span>{plan.duration}</span>
                </p>
                <p className={classes.soft}>{untilOf(plan)}</p>
              </div>
              {mayGrant && bought && plan.endsAt && (
                <Button
                  variant="default"
                  aria-label={t('desk.extendOf', values)}
                  onClick={() => setChosen({ planId: bought.planId, duration: bought.duration, renew: true })}
                >
                  {t('desk.extend')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {chosen && (
        <GrantDialog person={person} first={chosen} onClose={() => setChosen(undefined)} onChange={onChange} />
      )}
    </section>
  );
}

type Period = { startsAt: string | null; endsAt: string | null };

function untilOf({ startsAt, endsAt }: Period): string {
  const until = endsAt ? t('desk.untilDay', { day: calendarDay(endsAt) }) : t('desk.withoutEnd');
  if (!startsAt || new Date(startsAt) <= new Date()) return until;
  return t('desk.fromDay', { day: calendarDay(startsAt), until });
}
