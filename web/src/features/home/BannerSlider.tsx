import { Skeleton } from '@mantine/core';
import { partFailed } from '../../components/failures/index.ts';
import { Carousel } from '../../components/carousel/index.ts';
import { Picture } from '../../components/Picture.tsx';
import { PartError } from '../../components/PartError.tsx';
import { AnswerSheet } from './AnswerSheet.tsx';
import classes from './Hero.module.css';
import type { HomePart } from './home-parts.ts';
import { t } from './messages/index.ts';

// Specification 9.
const SIDE_PX = 668;

type Props = { banners: HomePart<'banners'>; onRetry: () => void };

/** The banners, or the product's own picture if there are none. */
export function BannerSlider({ banners, onRetry }: Props) {
  if (banners === undefined) {
    return (
      // A `key`, because an element that changed only its class would animate its padding.
      <div key="pending" className={`${classes.place} ${classes.pending}`} aria-hidden>
        <Skeleton radius="var(--radius-sheet)" />
      </div>
    );
  }
  if (!banners?.length) {
    return (
      <div className={classes.place}>
        <AnswerSheet className={classes.sheet} />
        {banners === null && (
          <div className={classes.failed}>
            <PartError text={partFailed(t('home.picturesPart'))} onRetry={onRetry} />
          </div>
        )}
      </div>
    );
  }
  return (
    <div className={classes.place}>
      <Carousel
        key={banners.map(({ id }) => id).join(' ')}
        label={t('home.highlights')}
        kind="fade"
        items={banners}
        keyOf={({ id }) => id}
      >
        {({ image, alt }, index) => (
          <Picture
            className={classes.banner}
            src={image.url}
            alt={alt ?? ''}
            width={SIDE_PX}
            height={SIDE_PX}
            loading={index === 0 ? 'eager' : 'lazy'}
            fetchPriority={index === 0 ? 'high' : 'auto'}
            decoding="async"
            fallback={<AnswerSheet className={classes.sheet} />}
          />
        )}
      </Carousel>
    </div>
  );
}
