import { useEffect, useState } from 'react';
import { z } from 'zod/mini';
import { SEARCH_MS } from '../../../components/timing.ts';
import { t } from '../messages/index.ts';
import { transfer, TransferError } from '../transfer.ts';
import type { Loss } from './losses.ts';

const summary = z.object({
  questions: z.number(),
  losses: z.array(z.object({ id: z.string(), questions: z.optional(z.number()) })),
});

export type Summary = { questions: number; losses: Loss[] };
type State = { address: string; summary?: Summary; problem?: string; badList?: string };

/** How many questions a selection has and what its format leaves out; undefined while it is counted. */
export function useSummary(address: string): State | undefined {
  const [state, setState] = useState<State>();
  useEffect(() => {
    const leaving = new AbortController();
    const count = async () => {
      try {
        const { signal } = leaving;
        const request = await transfer({ method: 'HEAD', address, signal, responseType: 'text' });
        setState({ address, summary: summary.parse(JSON.parse(request.getResponseHeader('export-summary') ?? '')) });
      } catch (error) {
        if (leaving.signal.aborted) return;
        const status = error instanceof TransferError ? error.status : undefined;
        if (status === 404) setState({ address, summary: { questions: 0, losses: [] } });
        // The answer to HEAD has no words. The list alone is typed.
        else if (status === 400) setState({ address, badList: t('exchange.badSelection') });
        else setState({ address, problem: t('exchange.countFailed') });
      }
    };
    const timer = setTimeout(() => void count(), SEARCH_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [address]);
  return state?.address === address ? state : undefined;
}
