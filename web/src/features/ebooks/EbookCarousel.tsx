import type { ReactNode } from 'react';
import { Carousel, RowSkeleton } from '../../components/carousel/index.ts';
import type { EbookFragment } from './ebook.generated.ts';
import { EbookCard } from './card/index.ts';
import classes from './card/EbookCard.module.css';
import { t } from './messages/index.ts';

type Props = { ebooks: readonly EbookFragment[]; heading?: ReactNode };

export const EbookCarousel = ({ ebooks, heading }: Props) => (
  <Carousel
    key={ebooks.map(({ id }) => id).join(' ')}
    label={t('shared.ebooks')}
    kind="row"
    items={ebooks}
    keyOf={({ id }) => id}
    heading={heading}
  >
    {(ebook) => <EbookCard ebook={ebook} />}
  </Carousel>
);

export const EbookCarouselSkeleton = ({ heading }: { heading?: ReactNode }) => (
  <RowSkeleton heading={heading} cardClass={classes.pending} />
);
