import { t } from '../messages/index.ts';

const OF_PART = {
  '': 'studio.columnPart',
  marks: 'studio.columnMarks',
  points: 'studio.columnPoints',
  weights: 'studio.columnWeights',
} as const;

/** In words, what a column of the question template holds: `reason_b`, `part_a_points`. */
export function columnName(field: string): string {
  const {
    kind,
    letter,
    rest = '',
  } = /^(?<kind>option|reason|part)_(?<letter>[a-j])(?:_(?<rest>marks|points|weights))?$/.exec(field)?.groups ?? {};
  if (!kind || !letter) return t('studio.column', { name: field });
  if (kind === 'option') return t('studio.columnOption', { letter: letter.toUpperCase() });
  if (kind === 'reason') return t('studio.columnReason', { letter: letter.toUpperCase() });
  return t(OF_PART[rest as keyof typeof OF_PART], { letter });
}
