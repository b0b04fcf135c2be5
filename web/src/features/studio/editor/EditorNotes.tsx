import { Link } from 'react-router-dom';
import { t, Trans } from '../messages/index.ts';
import { reviewPath } from '../pages.ts';
import { newId } from './draft/form.ts';
import { isEditable, type DraftState } from './draft/state.ts';
import classes from './Editor.module.css';
import { newDraftPath } from './useDraftSession.ts';

/** Why the form is not empty, or cannot be changed. */
export function EditorNotes({ state }: { state: DraftState }) {
  const { question, isResumed } = state;
  if (isResumed && !question) {
    return (
      <p className={classes.note}>
        {t('studio.resumed')} <Link to={newDraftPath(newId())}>{t('studio.startEmpty')}</Link>
      </p>
    );
  }
  if (isEditable(state)) return null;
  return (
    <p className={classes.note}>
      {question?.status !== 'IN_REVIEW' ? (
        t('studio.readOnly')
      ) : question.may.includes('RETURN') ? (
        <Trans id="studio.waitsForOthers" components={{ review: <Link to={reviewPath(question.id)} /> }} />
      ) : (
        t(question.may.includes('UNDO') ? 'studio.waitsForReview' : 'studio.waitsForReviewer')
      )}
    </p>
  );
}
