import { NativeSelect } from '@mantine/core';
import { ROLES } from 'schema/roles.ts';
import { useState } from 'react';
import type { Role } from '../../../graphql.generated.ts';
import { useMay, useStudioViewer } from '../../studio/shell/index.ts';
import { t } from './messages/index.ts';
import type { PersonWithRole } from './person-with-role.ts';
import { RoleDialog } from './RoleDialog.tsx';

export function RoleField({ person }: { person: PersonWithRole }) {
  const [next, setNext] = useState<Role>();
  const viewer = useStudioViewer();
  const mayGive = useMay('ROLES');
  const isOwner = viewer.role === 'OWNER';
  const isOwn = viewer.userId === person.userId;
  if (!mayGive || (person.role === 'OWNER' && !isOwner)) return <span>{t('desk.role', { role: person.role })}</span>;
  return (
    <>
      <NativeSelect
        aria-label={t('desk.roleOf', { name: person.name })}
        value={person.role}
        data={ROLES.filter((role) => isOwner || role !== 'OWNER').map((value) => ({
          value,
          label: t('desk.role', { role: value }),
        }))}
        // Nothing changes before it is confirmed.
        onChange={({ currentTarget }) => setNext(currentTarget.value as Role)}
      />
      {next && <RoleDialog person={person} next={next} isOwn={isOwn} onClose={() => setNext(undefined)} />}
    </>
  );
}
