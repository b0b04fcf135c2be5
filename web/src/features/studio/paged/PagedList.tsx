import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { errorText } from '../../../apollo/errors.ts';
import { LoadError } from '../../../components/LoadError.tsx';
import { PartError } from '../../../components/PartError.tsx';
import { t } from '../messages/index.ts';
import { StudioSkeleton } from '../shell/StudioSkeleton.tsx';
import classes from './Rows.module.css';

type Page<Node> = {
  edges: readonly { node: Node }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  /** Of a list that is not counted, what has been loaded. */
  total?: number;
};

type Props<Node> = {
  query: {
    error?: unknown;
    loading: boolean;
    refetch: () => Promise<unknown>;
    fetchMore: (options: { variables: { after: string | null } }) => Promise<unknown>;
  };
  list: Page<Node> | null | undefined;
  summary?: string;
  /** Shown where the list has nothing. */
  empty: string;
  /** Of the list, by default that of separate rows. */
  className?: string | undefined;
  /** A list item. */
  children: (node: Node) => ReactNode;
};

/** A list that goes on at the press of a button, with what it shows while it loads, fails or is empty. */
export function PagedList<Node>({ query, list, summary, empty, className = classes.rows, children }: Props<Node>) {
  const { error, loading } = query;
  const retry = () => void query.refetch().catch(() => {});
  if (!list) {
    return error && !loading ? <LoadError text={errorText(error)} onRetry={retry} /> : <StudioSkeleton />;
  }
  const { hasNextPage, endCursor } = list.pageInfo;
  const isEmpty = (list.total ?? list.edges.length) === 0;
  return (
    <>
      {error !== undefined && <PartError text={errorText(error)} onRetry={retry} busy={loading} />}
      <p role="status" className={isEmpty ? classes.empty : classes.count}>
        {isEmpty ? empty : summary}
      </p>
      <ul className={className}>{list.edges.map(({ node }) => children(node))}</ul>
      {hasNextPage && (
        <Button
          variant="default"
          className={classes.more}
          loading={loading}
          onClick={() => void query.fetchMore({ variables: { after: endCursor } }).catch(() => {})}
        >
          {t('studio.showMore')}
        </Button>
      )}
    </>
  );
}
