import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ArticleLayout } from '../../components/article/ArticleLayout.tsx';
import layout from '../../components/article/ArticleLayout.module.css';
import { PageHeader } from '../../components/PageHeader.tsx';
import classes from './LegalPage.module.css';
import { legalPaths } from './paths.ts';

export type LegalSection = { id: string; title: string; text: ReactNode };

type Props = {
  title: string;
  description: string;
  /** 'Last updated 14 September 2025.' and the like, above the text. */
  note: ReactNode;
  sections: readonly LegalSection[];
};

const PAGES = [
  { title: 'Terms of use', to: legalPaths.terms },
  { title: 'Privacy policy', to: legalPaths.privacy },
  { title: 'Refund policy', to: legalPaths.refunds },
] as const;

/** A legal text by its sections, with its contents and the way to the other two. */
export const LegalPage = ({ title, description, note, sections }: Props) => (
  <>
    <PageHeader title={title} description={description} backTo="/">
      <p>{note}</p>
    </PageHeader>
    <ArticleLayout sections={sections}>
      <div className={`${layout.prose} ${classes.text}`}>
        {sections.map(({ id, title, text }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            {text}
          </section>
        ))}
      </div>
      <nav aria-label="Legal" className={classes.others}>
        {PAGES.filter((page) => page.title !== title).map((page) => (
          <Link key={page.to} to={page.to}>
            {page.title}
          </Link>
        ))}
      </nav>
    </ArticleLayout>
  </>
);
