import { hasStatements, type KindName } from 'question/kinds/names.ts';
import { RichText } from '../../../components/RichText.tsx';
import { nameLicence } from '../pictures/index.ts';
import classes from './DraftReview.module.css';
import { t } from './messages/index.ts';

type Picture = { alt: string; source: string | null; licence: string | null };
type Draft = {
  type: KindName;
  options: readonly { key: string; correct: boolean; reason: string | null }[];
  media: readonly Picture[];
  items: readonly { code: string; name: string }[];
};

/** What the reader's card folds, leaves out or only says to screen readers: every reason, what pictures show, the items. */
export const Whole = ({ draft: { type, options, media, items } }: { draft: Draft }) => (
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
          {media.map(({ alt, source, licence }, index) => (
            // oxlint-disable-next-line react/no-array-index-key
            <div key={index}>
              <dt>{t('studio.altOf', { number: index + 1 })}</dt>
              <dd>{alt.trim() || <span className={classes.advice}>{t('studio.noAlt')}</span>}</dd>
              <Rights source={source} licence={licence} />
            </div>
          ))}
        </dl>
      </section>
    )}
    {items.length > 0 && <ItemNames items={items} />}
  </>
);

const ItemNames = ({ items }: Pick<Draft, 'items'>) => (
  <section className={classes.sheet} aria-labelledby="items-heading">
    <h2 id="items-heading">{t('studio.itemsTitle')}</h2>
    <ul className={classes.items}>
      {items.map(({ code, name }) => (
        <li key={code} lang="en">
          {name} <code>{code}</code>
        </li>
      ))}
    </ul>
  </section>
);

const Rights = ({ source, licence }: Omit<Picture, 'alt'>) => (
  <>
    <dd>
      {source ? (
        t('studio.pictureSourceOf', { source })
      ) : (
        <span className={classes.advice}>{t('studio.noSource')}</span>
      )}
    </dd>
    <dd>
      {licence ? (
        t('studio.pictureLicenceOf', { name: nameLicence(licence) })
      ) : (
        <span className={classes.advice}>{t('studio.noLicence')}</span>
      )}
    </dd>
  </>
);

function nameOf(type: KindName, letter: string, correct: boolean): string {
  if (hasStatements(type)) return t(correct ? 'studio.isTrue' : 'studio.isFalse', { letter });
  return correct ? t('studio.isKey', { letter }) : letter;
}
