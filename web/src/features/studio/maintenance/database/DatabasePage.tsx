import { Code } from '@mantine/core';
import { paths } from '../../pages.ts';
import { StudioPage } from '../../shell/StudioPage.tsx';
import classes from '../Maintenance.module.css';
import { t, Trans } from '../messages/index.ts';
import { DatabaseForm } from './DatabaseForm.tsx';

/** Everything as one file, for the password: `/studio/desk/database`. */
export const DatabasePage = () => (
  <StudioPage title={t('studio.database')} least="ADMIN" ofDesk backTo={paths.desk}>
    <div className={classes.page}>
      <p>{t('studio.databaseWhat')}</p>
      <ul>
        <li>{t('studio.databaseTold')}</li>
        <li>{t('studio.databaseKeep')}</li>
        <li>
          <Trans id="studio.databaseImport" components={{ code: <Code /> }} />
        </li>
        <li>{t('studio.databaseWait')}</li>
      </ul>
      <DatabaseForm />
    </div>
  </StudioPage>
);
