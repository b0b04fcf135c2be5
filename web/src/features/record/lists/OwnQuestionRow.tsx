import { Link } from 'react-router-dom';
import { plainText } from '../../../components/plain-text.ts';
import type { OwnQuestion } from '../data/own-lists.ts';
import { t } from '../messages/index.ts';
import classes from './OwnList.module.css';

export const OwnQuestionRow = ({ question, shelf, outcome, note }: OwnQuestion) => (
  <li className={classes.row}>
    <Link to={`${shelf.path}#${encodeURIComponent(question.ref)}`} className={classes.stem}>
      {plainText(question.stem)}
    </Link>
    <p className={classes.facts}>
      <span>{question.type}</span>
      <span>{question.ref}</span>
      <span>{shelf.title}</span>
      {outcome && <span data-outcome={outcome}>{t('record.lastTime', { outcome })}</span>}
    </p>
    {note && <p className={classes.note}>{note}</p>}
  </li>
);
