import { Link } from 'react-router-dom';
import { moment, personPath } from '../../studio/shell/index.ts';
import { rows } from '../../studio/paged/index.ts';
import { t } from '../messages/index.ts';
import { Letter } from './Letter.tsx';
import type { SentNotificationRowFragment } from './sent-notifications.generated.ts';

export const SentRow = ({ notification }: { notification: SentNotificationRowFragment }) => {
  const { title, message, createdAt, to } = notification;
  return (
    <li className={rows.row}>
      <Letter title={title} message={message} />
      <p className={rows.facts}>
        {to ? <Link to={personPath(to.userId)}>{to.name}</Link> : <span>{t('desk.everybody')}</span>}
        <time dateTime={createdAt}>{moment(createdAt)}</time>
      </p>
    </li>
  );
};
