import { VisuallyHidden } from '@mantine/core';
import { IconExternalLink } from '../../../components/icons.ts';
import { Picture } from '../../../components/Picture.tsx';
import { ofContent } from '../../../i18n/language.ts';
import type { EbookFragment } from '../ebook.generated.ts';
import classes from './EbookCard.module.css';
import { t } from '../messages/index.ts';

// The gateway checks this too; a `javascript:` link would run in this page.
const isSafe = (link: string) => /^https?:\/\//i.test(link);

export function EbookCard({ ebook }: { ebook: EbookFragment }) {
  const { name, author, category, cover, driveLink } = ebook;
  const drawnCover = (
    <span className={classes.cover} data-drawn aria-hidden>
      {name}
    </span>
  );
  return (
    <article className={classes.book}>
      <div className={classes.ground}>
        {cover ? (
          <Picture
            className={classes.cover}
            src={cover.url}
            width={300}
            height={450}
            alt=""
            loading="lazy"
            decoding="async"
            fallback={drawnCover}
          />
        ) : (
          drawnCover
        )}
      </div>
      <div className={classes.text}>
        <p className={classes.category}>{category}</p>
        <h3 className={classes.name} {...(import.meta.env.BANGLA || import.meta.env.SSR ? ofContent(name) : {})}>
          {isSafe(driveLink) ? (
            <a href={driveLink} target="_blank" rel="noopener noreferrer" className={classes.link}>
              {name}
              <VisuallyHidden> {t('ebooks.newTab')}</VisuallyHidden>
            </a>
          ) : (
            name
          )}
        </h3>
        <p className={classes.author}>{author}</p>
      </div>
      {isSafe(driveLink) && <IconExternalLink className={classes.icon} size={18} stroke={1.75} aria-hidden />}
    </article>
  );
}
