import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import type { Role } from '../../../graphql.generated.ts';
import { useStudioViewer } from '../shell/viewer.ts';
import { t } from './messages/index.ts';
import classes from './People.module.css';
import type { StudioPersonFragment } from './people.generated.ts';
import { RoleDialog } from './RoleDialog.tsx';

const ROLES: readonly Role[] = ['READER', 'AUTHOR', 'REVIEWER', 'ADMIN'];

type Props = { person: StudioPersonFragment; onChange: () => Promise<unknown> };

export function PersonRow({ person, onChange }: Props) {
  const { userId, name, email, role } = person;
  const [next, setNext] = useState<Role>();
  const isOwn = useStudioViewer().userId === userId;
  return (
    <li className={classes.person}>
      <div className={classes.who}>
        <p className={classes.name}>
          {name}
          {isOwn && <small>{t('studio.yourself')}</small>}
        </p>
        <p className={classes.address}>
          <span>{email}</span>
          <span>{userId}</span>
        </p>
      </div>
      <NativeSelect
        aria-label={t('studio.roleOf', { name })}
        value={role}
        data={ROLES.map((value) => ({ value, label: t('studio.role', { role: value }) }))}
        // Nothing changes before it is confirmed.
        onChange={({ currentTarget }) => setNext(currentTarget.value as Role)}
      />
      {next && (
        <RoleDialog
          person={person}
          next={next}
          isOwn={isOwn}
          onClose={() => setNext(undefined)}
          onDone={() => {
            setNext(undefined);
            void onChange().catch(() => {});
          }}
        />
      )}
    </li>
  );
}
