import { Link, useLocation } from 'react-router-dom';
import { siteRoutes } from 'schema/site-routes.ts';
import { RichText } from '../../../components/RichText.tsx';
import type { Entry } from '../device/sheets.ts';
import type { LoginState } from '../../../session/index.ts';
import { t } from '../messages/index.ts';
import { marksText } from '../numbers.ts';
import classes from './Result.module.css';

/** A question whose key the reader may not read any more. Its marks stay. */
export const LockedQuestion = ({ entry: { number, asked, marks, outOf } }: { entry: Entry }) => (
  <article className={classes.box} aria-labelledby={`locked-${number}`}>
    <h3 id={`locked-${number}`}>{t('papers.question', { number })}</h3>
    <RichText html={asked.stem} />
    <p>
      {t('papers.locked')} <PlansLink />
    </p>
    {marks !== null && <p>{t('papers.marksOf', { marks: marksText(marks), total: marksText(outOf) })}</p>}
  </article>
);

function PlansLink() {
  const state: LoginState = { from: useLocation().pathname };
  return (
    <Link to={siteRoutes.plans} state={state}>
      {t('papers.seePlans')}
    </Link>
  );
}
