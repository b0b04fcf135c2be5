import type { ReactNode } from 'react';
import { calendarDay } from '../../../components/calendar-day.ts';
import { IconCheck } from '../../../components/icons.ts';
import { messages } from '../../../components/messages/plans.ts';
import type { HeldPlanFragment } from './held-plan.generated.ts';
import classes from './HeldPlans.module.css';

type Props = {
  /** By their start; null where the server does not tell. */
  plans: readonly HeldPlanFragment[] | null;
  hasFullAccess: boolean;
  /** Where to go from here. */
  children?: ReactNode;
};

/** The plan that is open, what it opens and until when, and what follows it. */
export function HeldPlans({ plans, hasFullAccess, children }: Props) {
  const [current, ...next] = plans ?? [];
  return (
    <section className={classes.plan} aria-labelledby="plan" data-open={hasFullAccess || undefined}>
      <h2 id="plan">Your plan</h2>
      {current ? <Current plan={current} /> : <p>{hasFullAccess ? messages.opensAll : messages.noPlan}</p>}
      {next.map((plan) => (
        <p key={plan.id} className={classes.next}>
          {messages.thenPlan(daysOf(plan))} <strong>{titleOf(plan)}</strong>
        </p>
      ))}
      {children}
    </section>
  );
}

function Current({ plan }: { plan: HeldPlanFragment }) {
  const { opens, endsAt } = plan;
  return (
    <>
      <p className={classes.title}>
        <strong>{titleOf(plan)}</strong>
        <span className={classes.until}>
          {endsAt ? messages.openUntil(calendarDay(endsAt)) : messages.openWithoutEnd}
        </span>
      </p>
      {opens.length > 0 && (
        <ul className={classes.opens} aria-label="What it opens">
          {opens.map((text) => (
            <li key={text}>
              <IconCheck size={16} stroke={2.5} aria-hidden />
              {text}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const titleOf = ({ name, duration }: HeldPlanFragment) => (duration ? `${name}, ${duration}` : name);

function daysOf({ startsAt, endsAt }: HeldPlanFragment) {
  const from = startsAt ? calendarDay(startsAt) : '';
  return endsAt ? messages.fromTo(from, calendarDay(endsAt)) : messages.fromOn(from);
}
