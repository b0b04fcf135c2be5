import { Link } from 'react-router-dom';
import { Article } from '../../../../internship/index.ts';
import { History } from '../../../../studio/reviews/index.ts';
import { moment } from '../../../../studio/shell/index.ts';
import { StatusBadge } from '../../../../studio/status/index.ts';
import { pictureUrl } from '../../entries/PictureField.tsx';
import { t } from '../../messages/index.ts';
import { topicPath } from '../../paths.ts';
import { ArticleActions } from './ArticleActions.tsx';
import type { ReviewedArticleFragment } from './article-review.generated.ts';
import { authorOf } from './author.ts';
import type { Action } from './calls.ts';
import { Changes } from './Changes.tsx';
import classes from './Draft.module.css';
import { altsIn } from './pictures.ts';
import { type Subjects, placeOf } from './place.ts';

const BANNER_PX = 1_024;

type Props = {
  article: ReviewedArticleFragment;
  subjects: Subjects;
  onDone: (action: Action, isThere: boolean) => void;
  onStale: () => Promise<unknown>;
};

/** All that a reviewer decides by: the article, what changes for readers, and what was done before. */
export function Draft({ article, subjects, onDone, onStale }: Props) {
  const { id, name, status, author, isMine, changedAt, lacks, may } = article;
  const isOpen = status !== 'PUBLISHED';
  return (
    <div className={classes.draft}>
      <header className={classes.head}>
        <StatusBadge status={status} />
        <h2>{name}</h2>
        {isOpen && (
          <p>
            <span>{authorOf({ isMine, author })}</span>
            {changedAt && <time dateTime={changedAt}>{t('desk.draftChanged', { when: moment(changedAt) })}</time>}
          </p>
        )}
        {may.includes('SAVE') && <Link to={topicPath(id)}>{t('desk.draftEdit')}</Link>}
      </header>
      {lacks.map((one) => (
        <p key={one} className={classes.note}>
          {one}
        </p>
      ))}
      <ArticleActions article={article} onDone={onDone} onStale={onStale} />
      {isOpen && <Changes article={article} subjects={subjects} />}
      <section aria-labelledby="text-heading" className={classes.part}>
        <h2 id="text-heading">{t(isOpen ? 'desk.draftAsReaders' : 'desk.draftAsNow')}</h2>
        <dl className={classes.sheet}>
          <dt className={classes.quiet}>{t('desk.draftPlace')}</dt>
          <dd>{placeOf(article, subjects)}</dd>
          <Pictures article={article} />
        </dl>
        <Text article={article} />
        {isOpen && <p className={classes.quiet}>{t('desk.draftReviewLater')}</p>}
      </section>
      <History question={article} fieldName={(field) => t('desk.draftField', { field })} />
    </div>
  );
}

/** What screen readers say of each. */
function Pictures({ article: { body } }: { article: ReviewedArticleFragment }) {
  const alts = altsIn(body ?? '');
  if (alts.length === 0) return null;
  return (
    <>
      <dt className={classes.quiet}>{t('desk.draftPictures')}</dt>
      <dd>
        <ol className={classes.pictures}>
          {alts.map((alt, index) => (
            <li key={index}>{t('desk.draftPictureAlt', { alt: alt || 'none' })}</li>
          ))}
        </ol>
      </dd>
    </>
  );
}

const Text = ({
  article: { id, name, banner, date, reviewer, reviewedOn, body, explanationBn },
}: {
  article: ReviewedArticleFragment;
}) => (
  <Article
    article={{
      id,
      topicName: name,
      banner: banner && { publicId: banner.publicId, url: pictureUrl(banner.publicId, BANNER_PX) },
      date,
      review: reviewer && reviewedOn ? { reviewer, reviewedOn } : null,
      body: body ?? '',
      explanationBn,
    }}
  />
);
