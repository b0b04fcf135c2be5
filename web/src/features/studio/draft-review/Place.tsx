import type { DraftReviewFragment } from './draft-review.generated.ts';
import classes from './DraftReview.module.css';
import { t } from './messages/index.ts';

type Props = { place: DraftReviewFragment['place'] };

const quote = (names: readonly string[]) => names.map((name) => `“${name}”`).join(', ');

/** Where readers will find the draft, with a warning where that makes a new list. */
export const Place = ({ place }: Props) => (
  <section className={classes.sheet} aria-labelledby="place-heading">
    <h2 id="place-heading">{t('studio.place')}</h2>
    <dl className={classes.facts}>
      <div>
        <dt>{t('studio.placeYear')}</dt>
        <dd>{place.professionalYear}</dd>
      </div>
      <div>
        <dt>{t('studio.placeSubject')}</dt>
        <dd>{place.subject}</dd>
      </div>
      <div>
        <dt>{t('studio.placeChapter')}</dt>
        <dd>
          {place.chapter}
          <NewList isNew={place.isNewChapter} text={t('studio.newChapter')} like={place.likeChapters} />
        </dd>
      </div>
      <div>
        <dt>{t('studio.placeTopic')}</dt>
        <dd>
          {place.topic ?? t('studio.placeNoTopic')}
          <NewList isNew={place.isNewTopic} text={t('studio.newTopic')} like={place.likeTopics} />
        </dd>
      </div>
    </dl>
  </section>
);

const NewList = ({ isNew, text, like }: { isNew: boolean; text: string; like: readonly string[] }) =>
  isNew && (
    <p className={classes.advice}>
      {text} {like.length > 0 && t('studio.looksLike', { names: quote(like) })}
    </p>
  );
