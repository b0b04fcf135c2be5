import { t } from '../boards/messages/index.ts';
import type { SubjectCurriculaFragment } from './subject-curricula.generated.ts';

type Curricula = SubjectCurriculaFragment['curricula'];

const listOf = (words: readonly string[]) => new Intl.ListFormat('en-GB').format(words);

/** The professional years in which each curriculum examines a subject, grouped by year. */
export function curriculaSentence(curricula: Curricula): string {
  const groups = new Map<string, Curricula[number][]>();
  for (const curriculum of curricula) {
    const years = listOf(curriculum.professionalYears.map((code) => t('questions.ordinal', { code })));
    groups.set(years, [...(groups.get(years) ?? []), curriculum]);
  }
  const clauses = [...groups].map(([years, group]) => {
    const versions = group.filter(({ isDefault }) => !isDefault).map(({ version }) => version);
    const values = { years, versions: listOf(versions), count: versions.length };
    if (versions.length === 0) return t('questions.examinedHere', values);
    return t(group.length > versions.length ? 'questions.examinedHereAndIn' : 'questions.examinedIn', values);
  });
  return `${clauses.join('; ')}.`;
}
