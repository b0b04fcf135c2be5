import { useMemo } from 'react';
import { calendarDay } from '../../../../../components/calendar-day.ts';
import { FieldDiffs } from '../../../../studio/reviews/index.ts';
import { t } from '../../messages/index.ts';
import type { ReviewedArticleFragment } from './article-review.generated.ts';
import classes from './Draft.module.css';
import { withPictureText } from './pictures.ts';
import { placeOf, type Subjects } from './place.ts';

type Props = { article: ReviewedArticleFragment; subjects: Subjects };

/** Field by field, what readers will see instead of what they see now. */
export function Changes({ article, subjects }: Props) {
  const { published } = article;
  const fields = useMemo(
    () => (published ? differencesBetween(published, article, subjects) : []),
    [published, article, subjects],
  );
  return (
    <section aria-labelledby="changes-heading" className={classes.part}>
      <h2 id="changes-heading">{t('desk.draftChanges')}</h2>
      <div className={classes.sheet}>
        {!published && <p className={classes.quiet}>{t('desk.draftFirst')}</p>}
        {published && fields.length === 0 && <p className={classes.quiet}>{t('desk.draftNothing')}</p>}
        {fields.length > 0 && <FieldDiffs fields={fields} />}
      </div>
    </section>
  );
}

type Text = Pick<ReviewedArticleFragment, 'subject' | 'list' | 'name' | 'date' | 'banner' | 'body' | 'explanationBn'>;

function differencesBetween(one: Text, other: Text, subjects: Subjects) {
  const [before, after] = [one, other].map(({ name, date, banner, body, explanationBn, ...place }) => [
    { field: 'name', label: t('desk.draftField', { field: 'name' }), value: name },
    { field: 'place', label: t('desk.draftPlace'), value: placeOf(place, subjects) },
    { field: 'date', label: t('desk.draftField', { field: 'date' }), value: date ? calendarDay(date) : '' },
    { field: 'banner', label: t('desk.draftField', { field: 'banner' }), value: banner?.publicId ?? '' },
    { field: 'body', label: t('desk.draftField', { field: 'body' }), value: withPictureText(body ?? '') },
    {
      field: 'explanationBn',
      label: t('desk.draftField', { field: 'explanationBn' }),
      value: withPictureText(explanationBn ?? ''),
    },
  ]) as [Field[], Field[]];
  return after.flatMap(({ value, ...head }, index) => {
    const former = before[index]!.value;
    return former === value ? [] : [{ ...head, before: former, after: value }];
  });
}

type Field = { field: string; label: string; value: string };
