import { useSearchParams } from 'react-router-dom';
import { useStudioChoicesQuery } from '../../../studio/choices/index.ts';
import type { QuestionListKind } from '../../../../graphql.generated.ts';

export const KINDS = ['CHAPTER', 'TOPIC'] as const satisfies QuestionListKind[];
export const MAX_NAME = 500;

/** Which lists are shown; it is in the address. Without a subject there, the first one. */
export function useListFilters() {
  const [params, setParams] = useSearchParams();
  const years = useStudioChoicesQuery().data?.professionalYears ?? [];
  const year = years.find(({ code }) => code === params.get('prof')) ?? years[0];
  const subject = year?.subjects.find(({ code }) => code === params.get('subject')) ?? year?.subjects[0];
  const filters = {
    kind: KINDS.find((one) => one === params.get('kind')) ?? 'CHAPTER',
    prof: year?.code ?? '',
    subject: subject?.code ?? '',
    text: (params.get('q') ?? '').slice(0, MAX_NAME),
  };
  return {
    filters,
    years,
    subjects: year?.subjects ?? [],
    change: (part: Partial<typeof filters>, options = { replace: false }) => {
      const { kind, prof, subject: code, text } = { ...filters, ...part };
      setParams({ kind, prof, subject: code, ...(text && { q: text }) }, options);
    },
  };
}

export type ListFilters = ReturnType<typeof useListFilters>;
