import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { calendarDay } from '../../../components/calendar-day.ts';
import { plainText } from '../../../components/plain-text.ts';
import { RecordNote } from '../../study/index.ts';
import type { OwnQuestion } from '../data/own-lists.ts';
import { t } from '../messages/index.ts';
import classes from './OwnList.module.css';

export const OwnQuestionRow = ({ question, shelf, outcome, note, ...own }: OwnQuestion) => (
  <li className={classes.row}>
    <Link to={`${shelf.path}#${encodeURIComponent(question.ref)}`} className={classes.stem}>
      {plainText(question.stem)}
    </Link>
    <p className={classes.facts}>
      <span>{question.type}</span>
      <span>{question.ref}</span>
      <span>{shelf.title}</span>
      {outcome && <span data-outcome={outcome}>{t('record.lastTime', { outcome })}</span>}
      {own.dueOn && <span>{t(outcome ? 'record.comesOn' : 'record.leftBlank', { day: calendarDay(own.dueOn) })}</span>}
    </p>
    {own.keyCorrectedOn && (
      <p className={classes.corrected}>
        <Suspense>
          <RecordNote correction={{ ...own, ...(outcome && { last: { outcome } }) }} />
        </Suspense>
      </p>
    )}
    {note && <p className={classes.note}>{note}</p>}
  </li>
);
