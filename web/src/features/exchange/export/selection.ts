import { useSearchParams } from 'react-router-dom';

export const EXPORT_FORMATS = ['csv', 'xlsx', 'jsonl', 'moodle-xml', 'gift', 'anki', 'qti'] as const;
export const TYPES = ['SBA', 'MTF', 'SAQ'] as const;

/** What is exported; empty where it is not narrowed. */
export type Selection = {
  format: string;
  prof: string;
  subject: string;
  type: string;
  list: string;
  hidden: '' | 'true';
};

const MAX_LIST = 600;

/** It is in the address, so that other screens can link to an export. */
export function useSelection() {
  const [params, setParams] = useSearchParams();
  const format = EXPORT_FORMATS.find((one) => one === params.get('format')) ?? 'csv';
  const selection: Selection = {
    format,
    prof: params.get('prof') ?? '',
    subject: params.get('subject') ?? '',
    type: TYPES.find((one) => one === params.get('type')) ?? '',
    list: (params.get('list') ?? '').slice(0, MAX_LIST),
    hidden: params.get('hidden') === 'true' ? 'true' : '',
  };
  const change = (part: Partial<Selection>) =>
    setParams(
      Object.entries({ ...selection, ...part }).filter(([, value]) => value !== ''),
      { replace: true },
    );
  return { selection, change };
}

export function exportAddress(selection: Selection): string {
  const filled = Object.entries(selection).filter(([, value]) => value.trim() !== '');
  return `/exchange/export?${new URLSearchParams(filled.map(([name, value]) => [name, value.trim()]))}`;
}
