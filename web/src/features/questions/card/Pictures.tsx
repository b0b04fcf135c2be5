import { lazy, Suspense, type ComponentProps } from 'react';
import classes from './Pictures.module.css';

const QuestionPictures = lazy(() => import('./pictures/QuestionPictures.tsx'));

type PicturesProps = ComponentProps<typeof QuestionPictures>;
type Props = Omit<PicturesProps, 'media'> & {
  /** Undefined in questions that a device keeps from before there were any. */
  media: PicturesProps['media'] | undefined;
};

/** The pictures of a stem, whose code comes with the first of them. Their place is kept until then. */
export const Pictures = ({ media, ...props }: Props) =>
  media?.length ? (
    <Suspense fallback={<Places media={media} />}>
      <QuestionPictures media={media} {...props} />
    </Suspense>
  ) : null;

const Places = ({ media }: Pick<PicturesProps, 'media'>) =>
  media.map(({ image, width, height }) => (
    <figure key={image.publicId} className={classes.figure}>
      <div className={classes.frame}>
        <canvas width={width} height={height} />
      </div>
      <figcaption>{'\u00A0'}</figcaption>
    </figure>
  ));
