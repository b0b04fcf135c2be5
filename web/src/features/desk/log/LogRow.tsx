import { Link } from 'react-router-dom';
import { moment, personPath } from '../../studio/shell/index.ts';
import { rows } from '../../studio/paged/index.ts';
import { t } from '../messages/index.ts';
import classes from './Log.module.css';
import type { DeskLogEventFragment } from './desk-log.generated.ts';
import { sentenceOf } from './sentence.ts';

const FIRST_FAULT = 400;

export function LogRow({ event }: { event: DeskLogEventFragment }) {
  const { at, by, about, action, params, status } = event;
  const words = sentenceOf(action, params, about?.name);
  const isRefused = typeof status === 'number' && status >= FIRST_FAULT;
  return (
    <li className={rows.row}>
      <p className={classes.words} data-refused={isRefused || undefined}>
        {words ?? <code>{action}</code>}
      </p>
      <p className={rows.facts}>
        {by ? (
          <Link to={{ search: `?by=${encodeURIComponent(by.userId)}` }}>{by.name}</Link>
        ) : (
          <span>{t('desk.logNobody')}</span>
        )}
        <time dateTime={at}>{moment(at)}</time>
        {isRefused && <strong>{t('desk.logRefused', { status })}</strong>}
        {status == null && <strong>{t('desk.logUnknown')}</strong>}
        {about && <Link to={personPath(about.userId)}>{t('desk.logPerson', { name: about.name })}</Link>}
      </p>
    </li>
  );
}
