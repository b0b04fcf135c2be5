import { Link } from 'react-router-dom';
import { plainText } from '../../../components/plain-text.ts';
import { excerpt } from '../paged/excerpt.ts';
import classes from '../paged/Rows.module.css';
import { reviewPath, studioQuestionPath } from '../pages.ts';
import { useMay } from '../shell/viewer.ts';
import { StatusBadge } from '../status/StatusBadge.tsx';
import type { ImportQuestionFragment } from './imports.generated.ts';
import { t } from './messages/index.ts';

/** Opens for review while it waits for that, else in the editor. */
export function BatchQuestion({ question: { id, status, draft, subject } }: { question: ImportQuestionFragment }) {
  const isReviewed = useMay('QUESTIONS_REVIEW') && status === 'IN_REVIEW';
  return (
    <li className={classes.row}>
      <Link to={isReviewed ? reviewPath(id) : studioQuestionPath(id)} className={classes.title}>
        {excerpt(plainText(draft.stem))}
      </Link>
      <p className={classes.facts}>
        <StatusBadge status={status} />
        <strong>{draft.ref || t('studio.newOne')}</strong>
        <span>{draft.type}</span>
        <span>{subject.name}</span>
      </p>
    </li>
  );
}
