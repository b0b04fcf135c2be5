import { useLocation } from 'react-router-dom';
import { sitePath } from 'schema/site-path.ts';
import type { LoginState } from '../../session/index.ts';

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** The router state of the link to this page, checked. */
export function useLoginState(): { from: string | undefined; message: string | undefined; email: string | undefined } {
  const state = useLocation().state as Partial<Record<keyof LoginState, unknown>> | null;
  return { from: sitePath(state?.from) ?? undefined, message: text(state?.message), email: text(state?.email) };
}
