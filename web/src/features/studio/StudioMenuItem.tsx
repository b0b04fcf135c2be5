import type { KeyboardEventHandler } from 'react';
import { NavLink } from 'react-router-dom';
import { t } from '../../i18n/index.tsx';
import { STUDIO_PATH } from './paths.ts';
import { useHasRole } from './role-mark.ts';

/** A list item, for those who have a role. */
export const StudioMenuItem = ({ onKeyDown }: { onKeyDown?: KeyboardEventHandler }) =>
  useHasRole() && (
    <li>
      <NavLink to={STUDIO_PATH} onKeyDown={onKeyDown}>
        {t('shared.studio')}
      </NavLink>
    </li>
  );
