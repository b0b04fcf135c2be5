import { messages } from '../../components/messages/internship.ts';
import { dayOf } from './day.ts';
import type { InternshipArticleQuery } from './internship-article.generated.ts';
import classes from './ReviewLine.module.css';

type Article = NonNullable<InternshipArticleQuery['internshipArticle']>;

/** Who reviewed an article, and when; else when it last changed, and that nobody has reviewed it. */
export function ReviewLine({ date, review }: Pick<Article, 'date' | 'review'>) {
  const changed = dayOf(date);
  const reviewed = dayOf(review?.reviewedOn);
  if (!review?.reviewer || !reviewed) {
    return (
      <p className={classes.line}>
        {changed && <Sentence words={messages.lastChanged} day={changed} />}
        <span className={classes.sentence}>{messages.notReviewed}</span>
      </p>
    );
  }
  return (
    <p className={classes.line}>
      <Sentence words={messages.reviewedBy(review.reviewer)} day={reviewed} />
      {/* The review did not see what changed after it. */}
      {changed && changed.machine > reviewed.machine && <Sentence words={messages.lastChanged} day={changed} />}
    </p>
  );
}

type Day = NonNullable<ReturnType<typeof dayOf>>;

const Sentence = ({ words, day }: { words: string; day: Day }) => (
  <>
    <span className={classes.sentence}>
      {words}{' '}
      <time className={classes.day} dateTime={day.machine}>
        {day.text}
      </time>
      .
    </span>{' '}
  </>
);
