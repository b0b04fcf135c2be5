import { Skeleton } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { BackLink } from './BackLink.tsx';
import { DocumentHead } from './DocumentHead.tsx';
import classes from './PageHeader.module.css';
import { t } from '../i18n/index.tsx';

/** A step above this page; its label is missing while it loads. */
export type Crumb = { label: string | undefined; to: string };

type Props = {
  /** Missing while it loads. */
  title: string | undefined;
  /** What stands before the product's name in the browser's title; the heading where not given. */
  documentTitle?: string | null | undefined;
  /** A sentence or two for search results and previews of a shared link; what the site says of itself where not given. */
  description?: string | null | undefined;
  /** A picture for such previews, a path of this site; the site's own where not given. */
  image?: string | null | undefined;
  /** Nothing is at this address: no search engine lists it, and its status is 404. */
  missing?: boolean | undefined;
  crumbs?: readonly Crumb[];
  /** The parent route, for the Back link; a page without one has none. */
  backTo?: string;
  children?: ReactNode;
};

/** Where the reader is: way back, context, heading. Takes the focus when the reader comes here from inside. */
export function PageHeader({
  title,
  documentTitle,
  description,
  image,
  missing,
  crumbs = [],
  backTo,
  children,
}: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname, hash, key } = useLocation();
  // The router names the first entry of a visit 'default'.
  const arrivedFromInside = key !== 'default';
  const known = title !== undefined;
  useEffect(() => {
    // Part of the page that the address names takes it instead.
    if (known && arrivedFromInside && !hash) heading.current?.focus({ preventScroll: true });
    // Only a new page takes the focus: a tab or a filter on it does not.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [known, pathname]);
  return (
    <header className={classes.header}>
      <DocumentHead title={documentTitle ?? title} description={description} image={image} missing={missing} />
      {backTo && (
        <div className={classes.way}>
          <BackLink to={backTo} />
          {crumbs.length > 0 && <Breadcrumbs crumbs={crumbs} />}
        </div>
      )}
      <h1 className={classes.title} ref={heading} tabIndex={-1}>
        {title ?? <Skeleton component="span" className={classes.pending} />}
      </h1>
      {children}
    </header>
  );
}

function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={t('shared.breadcrumbs')} className={classes.crumbs}>
      <ol>
        {crumbs.map(({ label, to }) => (
          <li key={to}>
            {label ? <Link to={to}>{label}</Link> : <Skeleton component="span" className={classes.pendingCrumb} />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
