import { boards, curriculaOf, findSubject, professionalYears } from 'question/curriculum.ts';
import { typed } from '../../../apollo/local-answers.ts';
import type { SubjectCodes } from '../paths.ts';

/** The names of a board's subject, which every device knows. Null if the codes do not go together. */
export function findNames({ board: boardCode, prof, subject: code }: SubjectCodes) {
  const board = boards.find((one) => one.code === boardCode);
  const year = professionalYears.find((one) => one.code === prof);
  const subject = findSubject(prof, code);
  if (!board || !year || !subject) return null;
  const { name } = subject;
  return typed('BoardSubject', {
    id: `${boardCode}${prof}-${code}`,
    board: typed('Board', { code: boardCode, name: board.name }),
    professionalYear: typed('ProfessionalYear', { code: prof, name: year.name }),
    subject: typed('Subject', {
      code,
      name,
      curricula: curriculaOf(code).map((curriculum) => typed('SubjectCurriculum', curriculum)),
    }),
  });
}
