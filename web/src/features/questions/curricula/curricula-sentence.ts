import { listAll } from '../../../i18n/formats/lists.ts';
import { t } from './messages/index.ts';
import type { SubjectCurriculaFragment } from './subject-curricula.generated.ts';

type Curricula = SubjectCurriculaFragment['curricula'];

/** The professional years in which each curriculum examines a subject, grouped by year. */
export function curriculaSentence(curricula: Curricula): string {
  const groups = new Map<string, Curricula[number][]>();
  for (const curriculum of curricula) {
    const years = listAll(curriculum.professionalYears.map((code) => t('questions.ordinal', { code })));
    groups.set(years, [...(groups.get(years) ?? []), curriculum]);
  }
  const clauses = [...groups].map(([years, group]) => {
    const versions = group.filter(({ isDefault }) => !isDefault).map(({ version }) => version);
    const values = { years, versions: listAll(versions), count: versions.length };
    if (versions.length === 0) return t('questions.examinedHere', values);
    return t(group.length > versions.length ? 'questions.examinedHereAndIn' : 'questions.examinedIn', values);
  });
  return t('questions.examinedSentence', { clauses: clauses.join('; ') });
}
