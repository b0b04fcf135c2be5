import { useMemo } from 'react';
import { t } from '../messages/index.ts';
import classes from './Diff.module.css';
import { compareHtml } from './words.ts';

type Props = { before: string; after: string };

/** What was taken away and what was added, for the eye and for screen readers. */
export function TextDiff({ before, after }: Props) {
  const { pieces, isFormatting } = useMemo(() => compareHtml(before, after), [before, after]);
  return (
    <>
      {isFormatting && <p className={classes.formatting}>{t('studio.formattingOnly')}</p>}
      <p className={classes.text}>
        {pieces.map(({ text, side }, index) => {
          if (!side) return <span key={index}>{text}</span>;
          const Mark = side === 'AFTER' ? 'ins' : 'del';
          return (
            <Mark key={index}>
              <span className={classes.unseen}>{t(side === 'AFTER' ? 'studio.added' : 'studio.removed')} </span>
              {text}
            </Mark>
          );
        })}
      </p>
    </>
  );
}
