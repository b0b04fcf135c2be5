import { Link } from 'react-router-dom';
import { Choices } from '../../components/choices/Choices.tsx';
import { LanguageLink } from '../../components/LanguageLink.tsx';
import { isBangla } from '../../i18n/formats/bangla.ts';
import { chooseDigits, hasLatinDigits } from '../../i18n/formats/digits.ts';
import reviewers from '../../i18n/reviewers.json' with { type: 'json' };
import { site } from '../../theme/site.ts';
import classes from './Language.module.css';
import { t, Trans } from './messages/index.ts';

/** Language and digits in the profile. */
export const LanguageSection = () => (
  <section className={classes.section} aria-labelledby="language">
    <h2 id="language">{t('language.title')}</h2>
    <p>{t('language.intro')}</p>
    <LanguageLink />
    {isBangla() && <OfBangla />}
  </section>
);

function OfBangla() {
  const address = `mailto:${site.email}?subject=${encodeURIComponent(t('language.mailSubject'))}`;
  return (
    <>
      {reviewers.bn.length === 0 && (
        <p>
          <Trans id="language.notReviewed" components={{ write: <Link to={address} /> }} />
        </p>
      )}
      <Choices
        type="radio"
        legend={t('language.digits')}
        options={[
          { value: 'bangla', text: t('language.banglaDigits') },
          { value: 'latin', text: t('language.latinDigits') },
        ]}
        chosen={[hasLatinDigits() ? 'latin' : 'bangla']}
        onChange={([digits]) => {
          chooseDigits(digits === 'latin');
          // Digits are in every text of the page.
          location.reload();
        }}
      />
    </>
  );
}
