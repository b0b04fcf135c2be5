import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { partFailed } from '../../components/failures/index.ts';
import { IconChevronRight } from '../../components/icons.ts';
import { PartError } from '../../components/PartError.tsx';
import classes from './Part.module.css';

type HeadingProps = { id: string; title: string; all?: { label: string; to: string } };

export const PartHeading = ({ id, title, all }: HeadingProps) => (
  <div className={classes.heading}>
    <h2 id={id}>{title}</h2>
    {all && (
      <Link to={all.to}>
        {all.label}
        <IconChevronRight size={18} stroke={1.75} aria-hidden />
      </Link>
    )}
  </div>
);

type Props<Item> = HeadingProps & {
  /** Undefined while it loads, null where it failed. */
  items: readonly Item[] | null | undefined;
  onRetry: () => void;
  busy: boolean;
  failure?: string;
  renderSkeleton: (heading: ReactNode) => ReactNode;
  children: (items: readonly Item[], heading: ReactNode) => ReactNode;
};

/** One part of the home page; an empty one is left out. */
export function Part<Item>({ id, title, all, items, onRetry, busy, failure, renderSkeleton, children }: Props<Item>) {
  if (items?.length === 0) return null;
  const heading = <PartHeading id={id} title={title} {...(all && { all })} />;
  const text = failure ?? partFailed(title);
  return (
    <section aria-labelledby={id} className={classes.part}>
      {items && children(items, heading)}
      {items === undefined && renderSkeleton(heading)}
      {items === null && (
        <>
          {heading}
          <PartError text={text} onRetry={onRetry} busy={busy} />
        </>
      )}
    </section>
  );
}
