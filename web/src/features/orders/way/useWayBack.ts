import { useLocation, useSearchParams } from 'react-router-dom';
import { sitePath } from 'schema/site-path.ts';

/** The locked page that the reader came from: in the state of its link, or in the address after a log-in. */
export function useWayBack(): string | null {
  const [params] = useSearchParams();
  const state = useLocation().state as { from?: unknown } | null;
  return sitePath(params.get('returnTo')) ?? sitePath(state?.from);
}
