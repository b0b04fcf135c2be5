import { Link } from 'react-router-dom';
import { StatusBadge } from '../../../studio/status/index.ts';
import classes from '../entries/Entries.module.css';
import { t } from '../messages/index.ts';
import { draftPath } from '../paths.ts';
import type { DeskArticleTextFragment } from './articles.generated.ts';

/** How far an article is, and why a reviewer has returned it. */
export function ArticleHead({ article: { id, status, history } }: { article: DeskArticleTextFragment }) {
  const returned = status === 'RETURNED' ? history.find(({ what }) => what === 'RETURNED') : undefined;
  return (
    <>
      <p className={classes.state}>
        <StatusBadge status={status} />
        <Link to={draftPath(id)}>{t('desk.draftReview')}</Link>
      </p>
      {returned?.comment && (
        <section className={classes.note} aria-labelledby="return-heading">
          <h2 id="return-heading">{t('desk.draftComeBack', { by: returned.by ?? 'none' })}</h2>
          <p>{returned.comment}</p>
        </section>
      )}
    </>
  );
}
