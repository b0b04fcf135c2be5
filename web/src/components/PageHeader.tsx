import { Skeleton } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { BackLink } from './BackLink.tsx';
import { DocumentHead } from './DocumentHead.tsx';
import classes from './PageHeader.module.css';
import { t } from '../i18n/index.tsx';

/** Without a label while it loads. */
export type Crumb = { label: string | undefined; to: string };

type Props = {
  /** Undefined while it loads. */
  title: string | undefined;
  documentTitle?: string | null | undefined;
  description?: string | null | undefined;
  image?: string | null | undefined;
  /** Nothing is at this address: status 404 and no indexing. */
  missing?: boolean | undefined;
  crumbs?: readonly Crumb[];
  backTo?: string;
  children?: ReactNode;
};

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
  const isLoaded = title !== undefined;
  useEffect(() => {
    // A hash's target takes the focus itself.
    if (isLoaded && arrivedFromInside && !hash) heading.current?.focus({ preventScroll: true });
    // A tab or a filter of the same page must not move the focus.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isLoaded, pathname]);
  return (
    <header className={classes.header}>
      <DocumentHead title={documentTitle ?? title} description={description} image={image} missing={missing} />
      {backTo && (
        <div className={classes.trail}>
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
