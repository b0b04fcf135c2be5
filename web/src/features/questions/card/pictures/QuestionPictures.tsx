import { useState, type ComponentType } from 'react';
import { Picture } from '../../../../components/Picture.tsx';
import type { QuestionMediaFragment } from '../question.generated.ts';
import { t } from './messages/index.ts';
import classes from '../Pictures.module.css';
import { PictureCredit } from './PictureCredit.tsx';
import { sourcesOf } from './sources.ts';

export type ZoomProps = { picture: QuestionMediaFragment; onClose: () => void };
// Less than the width of a phone, whose screen has more pixels than eyes tell apart: none gets the largest file.
const SIZES = '(min-width: 48em) 38rem, (min-width: 30em) 100vw, 75vw';

type Props = {
  media: readonly QuestionMediaFragment[];
  /** On paper nothing can be enlarged, and pictures are fetched before they come near the screen. */
  isPrint?: boolean;
};

/** The pictures of a stem, in their own place from the start. */
export default function QuestionPictures({ media, isPrint = false }: Props) {
  const [Zoom, setZoom] = useState<ComponentType<ZoomProps>>();
  const [enlarged, setEnlarged] = useState<QuestionMediaFragment>();
  const enlarge = (picture: QuestionMediaFragment) => {
    setEnlarged(picture);
    // Offline for the first time, the picture stays as it is.
    import('./zoom/PictureZoom.tsx').then((file) => setZoom(() => file.PictureZoom)).catch(() => {});
  };
  return (
    <>
      {media.map((picture, index) => (
        <figure key={`${index} ${picture.image.publicId}`} className={classes.figure}>
          <div className={classes.frame}>
            <Picture
              {...sourcesOf(picture)}
              sizes={SIZES}
              alt={picture.alt}
              width={picture.width}
              height={picture.height}
              loading={isPrint ? 'eager' : 'lazy'}
              decoding="async"
              fallback={<p>{picture.alt}</p>}
            />
            {!isPrint && (
              <button
                type="button"
                aria-label={t('questions.enlarge', { number: index + 1 })}
                onClick={() => enlarge(picture)}
              />
            )}
          </div>
          <PictureCredit {...picture} />
        </figure>
      ))}
      {Zoom && enlarged && <Zoom picture={enlarged} onClose={() => setEnlarged(undefined)} />}
    </>
  );
}
