import { Link } from 'react-router-dom';
import { t } from '../messages/index.ts';
import { studioQuestionPath } from '../pages.ts';
import { plainText } from '../../../components/plain-text.ts';
import { StatusBadge } from '../status/StatusBadge.tsx';
import { when } from '../when.ts';
import { excerpt } from '../paged/index.ts';
import rows from '../paged/Rows.module.css';
import classes from './Questions.module.css';
import type { StudioRowFragment } from './studio-questions.generated.ts';

type Props = { question: StudioRowFragment; yearName: string; isSelected: boolean; onSelect: () => void };

export function QuestionRow({ question, yearName, isSelected, onSelect }: Props) {
  const { id, status, draft, subject, author, isMine, changedAt, lacks } = question;
  const stem = plainText(draft.stem) || t('studio.noStem');
  return (
    <li className={rows.row}>
      <p className={classes.top}>
        <label className={classes.select}>
          <input
            type="checkbox"
            aria-label={t('studio.selectQuestion', { stem: excerpt(stem) })}
            checked={isSelected}
            onChange={onSelect}
          />
        </label>
        <Link to={studioQuestionPath(id)} className={`${rows.title} ${classes.stem}`}>
          {stem}
        </Link>
        <StatusBadge status={status} />
      </p>
      <p className={rows.facts}>
        <span>{draft.type}</span>
        {draft.ref && <span>{draft.ref}</span>}
        <span>{t('studio.subjectOfYear', { subject: subject.name, year: yearName })}</span>
        {(isMine || author) && <span>{isMine ? t('studio.you') : author}</span>}
        {changedAt && <time dateTime={changedAt}>{t('studio.changed', { when: when(changedAt) })}</time>}
      </p>
      {lacks.length > 0 && status !== 'PUBLISHED' && status !== 'RETIRED' && (
        <p className={classes.lacks}>{t('studio.lacksCount', { list: lacks.join(', ') })}</p>
      )}
    </li>
  );
}
