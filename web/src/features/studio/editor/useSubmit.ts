import { useState } from 'react';
import { t } from '../messages/index.ts';
import type { DraftSession } from './draft/session.ts';
import { focusSoon } from './fields/focus.ts';
import { fieldOf } from './missing/field-of.ts';

/** Saves first, then asks; where something is missing, goes to the first of it instead. */
export function useSubmit(session: DraftSession) {
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState<string>();
  async function ask() {
    setProblem(undefined);
    await session.save();
    const { question, save, form, theirs } = session.state();
    if (theirs) return;
    if (save === 'INCOMPLETE' || !question) {
      setProblem(t(save === 'INCOMPLETE' ? 'studio.needsSubject' : 'studio.notSavedYet'));
      if (save === 'INCOMPLETE') focusSoon(form.prof ? 'field-subject' : 'field-prof');
    } else if (save !== 'SAVED') {
      setProblem(t('studio.notSavedYet'));
    } else if (question.may.includes('SUBMIT')) {
      setIsAsking(true);
    } else if (question.lacks[0]) {
      setProblem(t('studio.lacksFirst', { count: question.lacks.length, first: question.lacks[0] }));
      focusSoon(fieldOf(question.lacks[0], form));
    } else {
      setProblem(t('studio.nothingToSubmit'));
    }
  }
  return { isAsking, problem, ask, answered: () => setIsAsking(false) };
}
