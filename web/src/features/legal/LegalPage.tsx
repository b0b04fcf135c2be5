import { Loader } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { DEFAULT_LANGUAGE } from 'schema/languages.ts';
import { ArticleLayout } from '../../components/article/ArticleLayout.tsx';
import layout from '../../components/article/ArticleLayout.module.css';
import { ArticleText } from '../../components/article/ArticleText.tsx';
import { sectionsOf } from '../../components/article/sections.ts';
import { calendarDay } from '../../components/calendar-day.ts';
import { Loaded } from '../../components/Loaded.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { currentLanguage } from '../../i18n/language.ts';
import { site } from '../../theme/site.ts';
import type { LegalDocument } from './legal-document.ts';
import classes from './LegalPage.module.css';
import { useLegalTextQuery } from './legal-text.generated.ts';
import { LegalText } from './LegalText.tsx';
import { t, Trans } from './messages/index.ts';
import { privacy } from './privacy.tsx';
import { refunds } from './refunds.tsx';
import { terms } from './terms.tsx';

type Props = { text: LegalDocument };

/** A legal text as the site's owner has written it, or else ours, with links to the other two. */
function LegalPage({ text }: Props) {
  const query = useLegalTextQuery({ variables: { id: text.id } });
  const own = query.data?.legalText;
  return (
    <>
      <PageHeader title={t(text.titleId)} description={text.description()} backTo="/">
        {query.data && (
          <p>{own ? t('legal.updated', { day: calendarDay(own.updatedAt) }) : <LegalText id={text.introId} />}</p>
        )}
      </PageHeader>
      <Loaded query={query} skeleton={<Loader role="status" aria-label={t('legal.loading')} />}>
        {() => (own ? <OwnText body={own.body} text={text} /> : <OurText text={text} />)}
      </Loaded>
    </>
  );
}

function OwnText({ body, text }: Props & { body: string }) {
  const sections = sectionsOf(body);
  return (
    <ArticleLayout sections={sections}>
      <ArticleText html={body} sections={sections} />
      <OtherTexts text={text} />
    </ArticleLayout>
  );
}

const OurText = ({ text }: Props) => (
  <ArticleLayout sections={text.sections.map(({ id, titleId }) => ({ id, title: t(titleId) }))}>
    <div className={`${layout.prose} ${classes.text}`}>
      {site.englishDecides && currentLanguage() !== DEFAULT_LANGUAGE && <EnglishDecides path={text.path} />}
      {text.sections.map(({ id, titleId, text: content }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>{t(titleId)}</h2>
          {content}
        </section>
      ))}
    </div>
    <OtherTexts text={text} />
  </ArticleLayout>
);

const EnglishDecides = ({ path }: { path: string }) => (
  <p>
    <Trans id="legal.englishDecides" components={{ english: <EnglishPage path={path} /> }} />
  </p>
);

// It is outside the router of a page in another language.
const EnglishPage = ({ path, children }: { path: string; children?: ReactNode }) => (
  <a href={path} hrefLang={DEFAULT_LANGUAGE}>
    {children}
  </a>
);

const OtherTexts = ({ text }: Props) => (
  <nav aria-label={t('legal.navigation')} className={classes.others}>
    {[terms, privacy, refunds]
      .filter((other) => other !== text)
      .map(({ path, titleId }) => (
        <Link key={path} to={path}>
          {t(titleId)}
        </Link>
      ))}
  </nav>
);

export const TermsPage = () => <LegalPage text={terms} />;
export const PrivacyPage = () => <LegalPage text={privacy} />;
export const RefundPage = () => <LegalPage text={refunds} />;
