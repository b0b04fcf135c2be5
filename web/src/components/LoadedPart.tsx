import type { ReactNode } from 'react';
import { errorText } from '../apollo/errors.ts';
import { LoadError } from './LoadError.tsx';
import { useRetryLacking } from './useRetryLacking.ts';
import { t } from '../i18n/index.tsx';

type Props<Part> = {
  query: { error?: unknown; loading: boolean; refetch: () => Promise<unknown> };
  /** What the page is about: undefined until the query is answered, null where it failed. */
  part: Part | null | undefined;
  name: string;
  skeleton: ReactNode;
  children: (part: Part) => ReactNode;
};

/** The main part of a page, whose query may have failed in it while the rest is there. */
export function LoadedPart<Part>({ query, part, name, skeleton, children }: Props<Part>) {
  const { error, loading, refetch } = query;
  const retry = () => void refetch().catch(() => {});
  useRetryLacking(part === null, retry);
  if (part !== undefined && part !== null) return children(part);
  if (part === undefined && error === undefined) return skeleton;
  const text = error === undefined ? t('shared.partFailed', { part: name }) : errorText(error);
  return <LoadError text={text} onRetry={retry} busy={loading} />;
}
