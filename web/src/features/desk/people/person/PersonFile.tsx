import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths, useMay, useStudioViewer } from '../../../studio/shell/index.ts';
import { t } from '../messages/index.ts';
import { RoleField } from '../RoleField.tsx';
import { Facts } from './Facts.tsx';
import type { PersonFileFragment } from './person.generated.ts';
import classes from './Person.module.css';
import { Plans } from './Plans.tsx';
import { Purchases } from './Purchases.tsx';
import { TwoFactor } from './TwoFactor.tsx';

type Props = { file: PersonFileFragment; onChange: () => Promise<unknown> };

export function PersonFile({ file, onChange }: Props) {
  const { person } = file;
  const mayWrite = useMay('MESSAGES');
  const isOwn = useStudioViewer().userId === person.userId;
  return (
    <div className={classes.file}>
      <section className={classes.card} aria-labelledby="who">
        <div className={classes.head}>
          <h2 id="who">
            {person.name}
            {isOwn && <small>{t('desk.yourself')}</small>}
          </h2>
          {mayWrite && (
            <Button component={Link} to={`${paths.sent}?to=${encodeURIComponent(person.userId)}`} variant="default">
              {t('desk.writeTo')}
            </Button>
          )}
        </div>
        <Facts file={file} />
        <div className={classes.role}>
          <span aria-hidden>{t('desk.roleInStudio')}</span>
          <RoleField person={person} />
        </div>
      </section>
      {file.twoFactor && <TwoFactor file={file} onChange={onChange} />}
      <Plans file={file} onChange={onChange} />
      <Purchases file={file} onChange={onChange} />
    </div>
  );
}
