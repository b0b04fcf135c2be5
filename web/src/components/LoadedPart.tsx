import type { ReactNode } from 'react';
import { LoadError } from './LoadError.tsx';
import { useRetryMissing } from './useRetryMissing.ts';
import { partFailed } from './failures/index.ts';

type Props<Part> = {
  query: { error?: unknown; loading: boolean; refetch: () => Promise<unknown> };
  /** Undefined while loading, null if it failed. */
  part: Part | null | undefined;
  name: string;
  skeleton: ReactNode;
  children: (part: Part) => ReactNode;
};

/** A part that may fail while the rest of the query succeeds. */
export function LoadedPart<Part>({ query, part, name, skeleton, children }: Props<Part>) {
  const { error, loading, refetch } = query;
  const retry = () => void refetch().catch(() => {});
  useRetryMissing(part === null, retry);
  if (part !== undefined && part !== null) return children(part);
  if (part === undefined && error === undefined) return skeleton;
  const text = error === undefined ? partFailed(name) : undefined;
  return <LoadError error={error} text={text} onRetry={retry} busy={loading} />;
}
