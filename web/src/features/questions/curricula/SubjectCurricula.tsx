import { Skeleton } from '@mantine/core';
import { curriculaSentence } from './curricula-sentence.ts';
import type { SubjectCurriculaFragment } from './subject-curricula.generated.ts';
import classes from './SubjectCurricula.module.css';

type Props = {
  subject: SubjectCurriculaFragment | undefined;
  /** Reserves the sentence's space. */
  loading: boolean;
};

/** Says where other curricula examine the subject. */
export function SubjectCurricula({ subject, loading }: Props) {
  if (!subject) return loading && <Skeleton className={classes.pending} />;
  return subject.curricula.length > 0 && <div className={classes.sentence}>{curriculaSentence(subject.curricula)}</div>;
}
