import { t } from './messages/index.ts';

type Draft = { options: readonly unknown[]; parts: readonly unknown[] };

const letter = (index: number) => String.fromCharCode('A'.charCodeAt(0) + index);

/** Fields that can be commented on; empty: the whole question. */
export const fieldsOf = ({ options, parts }: Draft): string[] => [
  '',
  'stem',
  'media',
  ...options.map((_option, index) => `options.${index}`),
  ...parts.map((_part, index) => `parts.${index}`),
  'explanation',
  'explanation_bn',
  'take_away',
  'references',
  'appearances',
  'items',
  'place',
];

/** As people read it. */
export function fieldName(field: string | null): string {
  const { list, index } = /^(?<list>options|parts)\.(?<index>\d)$/.exec(field ?? '')?.groups ?? {};
  if (list === 'options') return t('studio.commentOption', { letter: letter(Number(index)) });
  if (list === 'parts') return t('studio.commentPart', { letter: letter(Number(index)).toLowerCase() });
  return t('studio.commentField', { field: field || 'whole' });
}
