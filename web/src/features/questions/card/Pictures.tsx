import { lazy, Suspense, type ComponentProps } from 'react';
import classes from './QuestionCard.module.css';

const QuestionPictures = lazy(async () => ({
  default: (await import('./pictures/QuestionPictures.tsx')).QuestionPictures,
}));

type Props = Omit<ComponentProps<typeof QuestionPictures>, 'media'> & {
  /** Undefined in questions that a device keeps from before there were any. */
  media: ComponentProps<typeof QuestionPictures>['media'] | undefined;
};

/** The pictures of a stem, whose code comes with the first of them. Their place is kept until then. */
export const Pictures = ({ media, ...props }: Props) =>
  media?.[0] ? (
    <Suspense fallback={<canvas className={classes.place} width={media[0].width} height={media[0].height} />}>
      <QuestionPictures media={media} {...props} />
    </Suspense>
  ) : null;
