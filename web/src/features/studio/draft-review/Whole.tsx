import { hasStatements, type KindName } from 'question/kinds/names.ts';
import { RichText } from '../../../components/RichText.tsx';
import classes from './DraftReview.module.css';
import { t } from './messages/index.ts';

type Draft = {
  type: KindName;
  options: readonly { key: string; correct: boolean; reason: string | null }[];
  media: readonly { alt: string; image: { publicId: string } | null }[];
};

/** What the reader's card folds or only says to screen readers: every reason, and what pictures show. */
export const Whole = ({ draft: { type, options, media } }: { draft: Draft }) => (
  <>
    {options.length > 0 && (
      <section className={classes.sheet} aria-labelledby="reasons-heading">
        <h2 id="reasons-heading">{t('studio.reasonsTitle')}</h2>
        <dl className={classes.facts}>
          {options.map(({ key, correct, reason }) => (
            <div key={key}>
              <dt>{nameOf(type, key, correct)}</dt>
              <dd>{reason ? <RichText html={reason} /> : <span>{t('studio.noReason')}</span>}</dd>
            </div>
          ))}
        </dl>
      </section>
    )}
    {media.length > 0 && (
      <section className={classes.sheet} aria-labelledby="alts-heading">
        <h2 id="alts-heading">{t('studio.altsTitle')}</h2>
        <dl className={classes.facts}>
          {media.map(({ alt }, index) => (
            // oxlint-disable-next-line react/no-array-index-key
            <div key={index}>
              <dt>{t('studio.altOf', { number: index + 1 })}</dt>
              <dd>{alt.trim() || <span className={classes.advice}>{t('studio.noAlt')}</span>}</dd>
            </div>
          ))}
        </dl>
      </section>
    )}
  </>
);

function nameOf(type: KindName, letter: string, correct: boolean): string {
  if (hasStatements(type)) return t(correct ? 'studio.isTrue' : 'studio.isFalse', { letter });
  return correct ? t('studio.isKey', { letter }) : letter;
}
