import { useApolloClient } from '@apollo/client/react';
import { useEffect, type KeyboardEventHandler } from 'react';
import { NavLink } from 'react-router-dom';
import { t } from '../../../i18n/index.tsx';
import { STUDIO_PATH } from '../paths.ts';
import { noteRole, useRoleMark } from './role-mark.ts';
import { StudioViewerDocument } from './studio-viewer.generated.ts';

/** A list item, for those who have a role. The server is asked once for each account on a device. */
export default function StudioMenuItem({ onKeyDown }: { onKeyDown?: KeyboardEventHandler }) {
  const client = useApolloClient();
  const mark = useRoleMark();
  const isUnknown = mark === undefined;
  useEffect(() => {
    if (!isUnknown) return;
    client
      .query({ query: StudioViewerDocument })
      .then(({ data }) => data?.viewer && noteRole(data.viewer.userId, data.viewer.permissions.length > 0))
      // Offline, or an older server. The studio itself asks again.
      .catch(() => {});
  }, [client, isUnknown]);
  return (
    mark && (
      <li>
        <NavLink to={STUDIO_PATH} onKeyDown={onKeyDown}>
          {t('shared.studio')}
        </NavLink>
      </li>
    )
  );
}
