import { TextInput } from '@mantine/core';
import { Link } from 'react-router-dom';
import { RECORD_PATH } from '../../record/index.ts';
import { useSession } from '../../../session/index.ts';
import { t } from '../messages/index.ts';
import { IdField } from './IdField.tsx';
import classes from './ProfilePage.module.css';
import { SignOutButton } from './SignOutButton.tsx';

/** What this device knows of the reader where the server does not answer. */
export function SessionProfile() {
  const session = useSession();
  if (!session) return null;
  const { name, email, user_id: id } = session;
  return (
    <div className={`${classes.sheet} ${classes.offline}`}>
      <div className={classes.top}>
        <div className={classes.ways}>
          <Link to={RECORD_PATH}>{t('accounts.record')}</Link>
        </div>
      </div>
      <div className={classes.fields}>
        <TextInput label={t('accounts.name')} value={name} readOnly className={classes.fixed} />
        <TextInput label={t('accounts.email')} value={email} readOnly className={classes.fixed} />
        <IdField id={id} />
      </div>
      <div className={classes.end}>
        <SignOutButton />
      </div>
    </div>
  );
}
