import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { Day } from 'review/days.ts';
import { siteRoutes } from 'schema/site-routes.ts';
import { PartError } from '../../../components/PartError.tsx';
import { describeError } from '../../../components/useOnce.ts';
import { dateOf } from '../calendar/words.ts';
import { t } from '../messages/index.ts';
import { TargetsAside } from '../targets/TargetsAside.tsx';
import { NotFitting } from './NotFitting.tsx';
import type { PlanFactsFragment } from './plan.generated.ts';
import classes from './PlanForm.module.css';
import type { Preview } from './usePlanPreview.ts';

type Props = { preview: Preview; today: Day; onMinutes: (minutes: number) => void };

/** What the choices come to, in words. */
export const PlanPreview = ({ preview: { plan, isCurrent, error, retry }, today, onMinutes }: Props) => (
  <section className={classes.preview} aria-labelledby="plan-preview" aria-busy={plan ? !isCurrent : undefined}>
    <h2 id="plan-preview">{t('review.previewTitle')}</h2>
    {error ? (
      <PartError text={describeError(error)} onRetry={retry} busy={!isCurrent} />
    ) : (
      <div role="status">
        {!plan ? (
          <p>{t(isCurrent ? 'review.previewEmpty' : 'review.previewPending')}</p>
        ) : plan.questions === 0 ? (
          <NoQuestions />
        ) : (
          <Words plan={plan} today={today} />
        )}
      </div>
    )}
    {plan && !error && !plan.fits && plan.questions > 0 && (
      <NotFitting plan={plan}>
        {plan.minutesToFit && (
          <Button variant="default" onClick={() => onMinutes(plan.minutesToFit!)}>
            {t('review.useMinutes', { minutes: plan.minutesToFit })}
          </Button>
        )}
      </NotFitting>
    )}
  </section>
);

const Words = ({ plan, today }: { plan: PlanFactsFragment; today: Day }) => (
  <>
    <p className={classes.headline}>{t('review.previewPace', { minutes: plan.minutesADay, count: plan.newADay })}</p>
    <ul className={classes.words}>
      <li>
        {plan.coveredOn
          ? t('review.previewCovered', { count: plan.questions, day: dateOf(plan.coveredOn) })
          : t('review.previewUncovered', { count: plan.questions })}
      </li>
      {plan.seen > 0 && <li>{t('review.previewSeen', { count: plan.seen })}</li>}
      <li>
        {plan.lastPassFrom > today
          ? t('review.previewLastPass', { day: dateOf(plan.lastPassFrom) })
          : t('review.previewLastPassNow')}
      </li>
      {plan.fits && <li>{t('review.fits', { days: plan.daysLeft })}</li>}
    </ul>
    <TargetsAside />
  </>
);

const NoQuestions = () => (
  <>
    <p>{t('review.previewNoQuestions')}</p>
    <Link to={siteRoutes.plans}>{t('review.seePlans')}</Link>
  </>
);
