import type { ReactNode } from 'react';
import { LoadError } from './LoadError.tsx';

type Query<Data> = {
  data?: Data | undefined;
  error?: unknown;
  loading: boolean;
  refetch: () => Promise<unknown>;
};

type Props<Data> = { query: Query<Data>; skeleton: ReactNode; children: (data: Data) => ReactNode };

export function Loaded<Data>({ query, skeleton, children }: Props<Data>) {
  const { data, error, loading, refetch } = query;
  if (data !== undefined) return children(data);
  // A retry that fails replaces this error.
  const retry = () => void refetch().catch(() => {});
  if (error !== undefined) return <LoadError error={error} onRetry={retry} busy={loading} />;
  return skeleton;
}
