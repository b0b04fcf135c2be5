import { dayOf } from './day.ts';
import type { InternshipArticleQuery } from './internship-article.generated.ts';
import { t, Trans } from './messages/index.ts';
import classes from './ReviewLine.module.css';

type Article = NonNullable<InternshipArticleQuery['internshipArticle']>;

/** Who reviewed an article and when; for one that nobody reviewed, when it last changed. */
export function ReviewLine({ date, review }: Pick<Article, 'date' | 'review'>) {
  const changed = dayOf(date);
  const reviewed = dayOf(review?.reviewedOn);
  if (!review?.reviewer || !reviewed) {
    return (
      <p className={classes.line}>
        {changed && <DatedSentence id="internship.lastChanged" day={changed} />}
        <span className={classes.sentence}>{t('internship.notReviewed')}</span>
      </p>
    );
  }
  return (
    <p className={classes.line}>
      <DatedSentence id="internship.reviewedBy" reviewer={review.reviewer} day={reviewed} />
      {/* The review did not cover later changes. */}
      {changed && changed.machine > reviewed.machine && <DatedSentence id="internship.lastChanged" day={changed} />}
    </p>
  );
}

type SentenceProps = {
  id: 'internship.lastChanged' | 'internship.reviewedBy';
  reviewer?: string;
  day: NonNullable<ReturnType<typeof dayOf>>;
};

const DatedSentence = ({ id, reviewer = '', day }: SentenceProps) => (
  <>
    <span className={classes.sentence}>
      <Trans
        id={id}
        values={{ reviewer, day: day.text }}
        components={{ day: <time className={classes.day} dateTime={day.machine} /> }}
      />
    </span>{' '}
  </>
);
