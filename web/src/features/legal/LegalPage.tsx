import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ArticleLayout } from '../../components/article/ArticleLayout.tsx';
import layout from '../../components/article/ArticleLayout.module.css';
import { PageHeader } from '../../components/PageHeader.tsx';
import classes from './LegalPage.module.css';
import { LegalText } from './LegalText.tsx';
import { t, type MessageId } from './messages/index.ts';
import { legalPaths } from './paths.ts';

export type LegalSection = { id: string; titleId: MessageId; text: ReactNode };

type Props = {
  titleId: MessageId;
  description: string;
  introId: MessageId;
  sections: readonly LegalSection[];
};

const PAGES = [
  { titleId: 'legal.terms', to: legalPaths.terms },
  { titleId: 'legal.privacy', to: legalPaths.privacy },
  { titleId: 'legal.refunds', to: legalPaths.refunds },
] as const;

/** A legal text by its sections, with its contents and links to the other two. */
export const LegalPage = ({ titleId, description, introId, sections }: Props) => (
  <>
    <PageHeader title={t(titleId)} description={description} backTo="/">
      <p>
        <LegalText id={introId} />
      </p>
    </PageHeader>
    <ArticleLayout sections={sections.map(({ id, titleId }) => ({ id, title: t(titleId) }))}>
      <div className={`${layout.prose} ${classes.text}`}>
        {sections.map(({ id, titleId, text }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{t(titleId)}</h2>
            {text}
          </section>
        ))}
      </div>
      <nav aria-label={t('legal.navigation')} className={classes.others}>
        {PAGES.filter((page) => page.titleId !== titleId).map((page) => (
          <Link key={page.to} to={page.to}>
            {t(page.titleId)}
          </Link>
        ))}
      </nav>
    </ArticleLayout>
  </>
);
