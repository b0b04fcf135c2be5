import { Skeleton } from '@mantine/core';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { LatePart } from '../../../components/LatePart.tsx';
import type { Day } from 'review/days.ts';
import { readStored, store } from '../../../components/storage.ts';
import { MEMORY_PATH } from '../../../paths/review.ts';
import { type DayCount, today } from '../../study/days/index.ts';
import { HeatMap } from '../../study/heat-map/index.ts';
import { Calendar } from '../calendar/Calendar.tsx';
import { t } from '../messages/index.ts';
import classes from './Plan.module.css';
import { type Choices, firstForm, keepLast, toForm } from './plan-form.ts';
import type { PlanFactsFragment } from './plan.generated.ts';
import { PlanForm } from './PlanForm.tsx';
import { PlanOverview } from './PlanOverview.tsx';
import { useSavePlan } from './useSavePlan.ts';

const ReadinessPart = lazy(async () => ({ default: (await import('../readiness/ReadinessPart.tsx')).ReadinessPart }));

const OwnTargets = lazy(async () => ({ default: (await import('../targets/OwnTargets.tsx')).OwnTargets }));

const loadPushPrompt = async () => (await import('../../push/index.ts')).PushPrompt;
const NO_PROPS = {};

type Props = { plan: PlanFactsFragment | null; days: readonly DayCount[]; choices: Choices; reader: string };

/** The plan and what follows of it, or the form for one. */
export function PlanScreen({ plan, days, choices, reader }: Props) {
  const draft = `study plan ${reader}`;
  const [isChanging, setChanging] = useState(() => readStored('sessionStorage', draft) !== null);
  const [day] = useState<Day>(today);
  const saving = useSavePlan({
    onSent: () => setChanging(false),
    onSaved: () => {
      store('sessionStorage', draft, null);
      setChanging(false);
    },
    onFailed: () => setChanging(true),
  });
  const isForm = !plan || isChanging;
  const parts = useFocusOnChange(isForm);
  if (isForm) {
    return (
      <div className={classes.parts} ref={parts} tabIndex={-1}>
        <PlanForm
          // An ended plan leaves its choices.
          key={plan ? 'change' : 'make'}
          draft={draft}
          start={plan ? toForm(plan) : firstForm(choices, reader, day)}
          choices={choices}
          saving={saving}
          today={day}
          {...(plan && { onCancel: () => setChanging(false) })}
        />
        <Suspense>
          <OwnTargets />
          <ReadinessPart />
        </Suspense>
      </div>
    );
  }
  return (
    <div className={classes.parts} ref={parts} tabIndex={-1}>
      <PlanOverview
        plan={plan}
        today={day}
        isBusy={saving.isBusy}
        onChange={() => setChanging(true)}
        onEnd={() => keepLast(reader, plan)}
      />
      <Suspense>
        <OwnTargets />
      </Suspense>
      <LatePart load={loadPushPrompt} props={NO_PROPS} />
      {saving.isBusy ? <Skeleton h={380} radius="var(--radius-sheet)" aria-busy="true" /> : <DaysAhead plan={plan} />}
      <HeatMap days={days} />
      <MemoryLink />
    </div>
  );
}

const DaysAhead = ({ plan: { examOn, minutesADay } }: { plan: PlanFactsFragment }) => (
  <>
    <Calendar examOn={examOn} minutesADay={minutesADay} />
    <Suspense>
      <ReadinessPart examOn={examOn} />
    </Suspense>
  </>
);

const MemoryLink = () => (
  <p>
    <Link to={MEMORY_PATH}>{t('review.memoryLink')}</Link>
  </p>
);

/** The button that was pressed is gone, and the other view begins at its top. */
function useFocusOnChange(view: boolean) {
  const element = useRef<HTMLDivElement>(null);
  const last = useRef(view);
  useEffect(() => {
    if (last.current !== view) {
      element.current?.focus({ preventScroll: true });
      scrollTo(0, 0);
    }
    last.current = view;
  }, [view]);
  return element;
}
