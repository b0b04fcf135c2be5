import { KINDS } from 'question/kinds/names.ts';
import { useSearchParams } from 'react-router-dom';
import type { QuestionFilterInput, QuestionStatus, QuestionType } from '../../../graphql.generated.ts';
import type { SavedViewFragment } from './views.generated.ts';

export const STATUSES = ['DRAFT', 'IN_REVIEW', 'RETURNED', 'PUBLISHED', 'RETIRED'] as const satisfies QuestionStatus[];
export const MAX_TEXT = 200;
/** As an author: whose author may no longer write. */
export const NOBODY = 'none';

/** Of the address; empty where the list is not narrowed by it. */
const TEXTS = [
  'prof',
  'subject',
  'chapter',
  'topic',
  'author',
  'facility',
  'discrimination',
  'from',
  'to',
  'item',
] as const;

/** What the list is narrowed by; empty where it is not. */
export type Filters = Record<(typeof TEXTS)[number], string> & {
  q: string;
  status: QuestionStatus | '';
  type: QuestionType | '';
  mine: '' | '1';
  reported: '' | '1';
};

export type UseFilters = {
  filters: Filters;
  isFiltered: boolean;
  /** `replace` leaves no history entry of what was before. */
  change: (part: Partial<Filters>, options?: { replace?: boolean }) => void;
  /** Shows what these find. */
  show: (filters: Partial<Filters>) => void;
  clear: () => void;
};

/** They are in the address. */
export function useFilters(): UseFilters {
  const [params, setParams] = useSearchParams();
  const texts = Object.fromEntries(TEXTS.map((name) => [name, params.get(name) ?? ''])) as Filters;
  const filters: Filters = {
    ...texts,
    q: (params.get('q') ?? '').slice(0, MAX_TEXT),
    status: STATUSES.find((status) => status === params.get('status')) ?? '',
    type: KINDS.find((kind) => kind === params.get('type')) ?? '',
    mine: params.has('mine') ? '1' : '',
    reported: params.has('reported') ? '1' : '',
  };
  return {
    filters,
    isFiltered: Object.values(filters).some((value) => value !== ''),
    change: (part, { replace = false } = {}) => setParams(toParams({ ...filters, ...part }), { replace }),
    show: (shown) => setParams(toParams(shown)),
    clear: () => setParams({}),
  };
}

const toParams = (filters: Partial<Filters>) => Object.entries(filters).filter(([, value]) => value !== '');

/** As the graph takes them. */
export const toFilter = (filters: Filters) => {
  const { q, status, prof, subject, mine, chapter, topic, author, type, reported, from, to, item } = filters;
  return {
    mineOnly: mine === '1',
    ...(status && { status }),
    ...(prof && { prof }),
    ...(subject && { subject }),
    ...(q.trim() && { text: q.trim() }),
    ...(chapter && { chapter }),
    ...(topic && { topic }),
    ...(author && { author }),
    ...(type && { type }),
    ...(reported && { reported: true }),
    ...(filters.facility && { facilityBelow: Number(filters.facility) }),
    ...(filters.discrimination && { discriminationBelow: Number(filters.discrimination) }),
    ...(from && { changedFrom: from }),
    ...(to && { changedTo: to }),
    ...(item && { item }),
  } satisfies QuestionFilterInput;
};

/** Those of a view. */
export const ofView = ({ filter }: SavedViewFragment): Partial<Filters> => ({
  q: filter.text ?? '',
  status: filter.status ?? '',
  prof: filter.prof ?? '',
  subject: filter.subject ?? '',
  mine: filter.mineOnly ? '1' : '',
  chapter: filter.chapter ?? '',
  topic: filter.topic ?? '',
  author: filter.author ?? '',
  type: filter.type ?? '',
  reported: filter.reported ? '1' : '',
  facility: String(filter.facilityBelow ?? ''),
  discrimination: String(filter.discriminationBelow ?? ''),
  from: filter.changedFrom ?? '',
  to: filter.changedTo ?? '',
  item: filter.item ?? '',
});
