import { Code } from '@mantine/core';
import { paths, StudioPage } from '../../../studio/shell/index.ts';
import classes from '../Maintenance.module.css';
import { t, Trans } from '../messages/index.ts';
import { DatabaseForm } from './DatabaseForm.tsx';

/** Everything as one file, for the password: `/studio/desk/database`. */
export const DatabasePage = () => (
  <StudioPage title={t('desk.database')} ofDesk backTo={paths.desk}>
    <div className={classes.page}>
      <p>{t('desk.databaseWhat')}</p>
      <ul>
        <li>{t('desk.databaseTold')}</li>
        <li>{t('desk.databaseKeep')}</li>
        <li>
          <Trans id="desk.databaseImport" components={{ code: <Code /> }} />
        </li>
        <li>{t('desk.databaseWait')}</li>
      </ul>
      <DatabaseForm />
    </div>
  </StudioPage>
);
