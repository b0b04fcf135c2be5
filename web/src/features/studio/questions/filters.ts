import { useSearchParams } from 'react-router-dom';
import type { QuestionStatus } from '../../../graphql.generated.ts';

export const STATUSES = ['DRAFT', 'IN_REVIEW', 'RETURNED', 'PUBLISHED', 'RETIRED'] as const satisfies QuestionStatus[];
export const MAX_TEXT = 200;

/** What the list is narrowed by; empty where it is not. */
export type Filters = { q: string; status: QuestionStatus | ''; prof: string; subject: string; mine: '' | '1' };

export type UseFilters = {
  filters: Filters;
  isFiltered: boolean;
  /** `replace` leaves no history entry of what was before. */
  change: (part: Partial<Filters>, options?: { replace?: boolean }) => void;
  clear: () => void;
};

/** They are in the address. */
export function useFilters(): UseFilters {
  const [params, setParams] = useSearchParams();
  const filters: Filters = {
    q: (params.get('q') ?? '').slice(0, MAX_TEXT),
    status: STATUSES.find((status) => status === params.get('status')) ?? '',
    prof: params.get('prof') ?? '',
    subject: params.get('subject') ?? '',
    mine: params.has('mine') ? '1' : '',
  };
  return {
    filters,
    isFiltered: Object.values(filters).some((value) => value !== ''),
    change: (part, { replace = false } = {}) => setParams(toParams({ ...filters, ...part }), { replace }),
    clear: () => setParams({}),
  };
}

const toParams = (filters: Filters) => Object.entries(filters).filter(([, value]) => value !== '');
