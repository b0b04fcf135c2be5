import { messages } from '../../../components/messages.ts';
import type { SubjectCurriculaFragment } from './subject-curricula.generated.ts';

type Curricula = SubjectCurriculaFragment['curricula'];

const ORDINALS: Record<string, string> = { _1: '1st', _2: '2nd', _3: '3rd', _4: '4th' };
const listOf = (words: readonly string[]) => new Intl.ListFormat('en-GB').format(words);

/** In which professional year each curriculum examines a subject; those that agree are named together. */
export function curriculaSentence(curricula: Curricula): string {
  const groups = new Map<string, Curricula[number][]>();
  for (const curriculum of curricula) {
    const years = listOf(curriculum.professionalYears.map((code) => ORDINALS[code] ?? code));
    groups.set(years, [...(groups.get(years) ?? []), curriculum]);
  }
  const clauses = [...groups].map(([years, group]) => {
    const versions = group.filter(({ isDefault }) => !isDefault).map(({ version }) => version);
    const others = versions.length > 0 ? messages.inCurricula(listOf(versions), versions.length) : '';
    return group.length > versions.length ? messages.examinedHere(years, others) : `${years} ${others}`;
  });
  return `${clauses.join('; ')}.`;
}
