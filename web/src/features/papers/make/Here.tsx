import { Link } from 'react-router-dom';
import { siteRoutes } from 'schema/site-routes.ts';
import { hasPacks } from '../../../apollo/stored-features.ts';
import { t } from '../messages/index.ts';
import classes from './NewPaper.module.css';

/** Why an examination cannot be chosen without a network. */
export const DrawnHere = () => (
  <p role="status" className={classes.empty}>
    {t('papers.drawnHere')}
  </p>
);

export const NothingToDraw = () => (
  <p role="status" className={classes.empty}>
    {t('papers.nothingHere')} {hasPacks() && <Link to={siteRoutes.downloads}>{t('papers.downloads')}</Link>}
  </p>
);
