import { IconArrowLeft } from './icons.ts';
import type { MouseEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import classes from './BackLink.module.css';
import { t } from '../i18n/index.tsx';

export function BackLink({ to }: { to: string }) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const goBack = (event: MouseEvent) => {
    if (!cameFromInside(key) || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Link to={to} className={classes.back} onClick={goBack}>
      <IconArrowLeft size={18} stroke={2} aria-hidden />
      {t('shared.back')}
    </Link>
  );
}

/** Whether the previous history entry is ours. The router counts a visit's entries in `history.state`. */
function cameFromInside(key: string): boolean {
  const place = (history.state as { idx?: unknown } | null)?.idx;
  // The key is not enough: a first entry that was replaced has a key of its own.
  return typeof place === 'number' ? place > 0 : key !== 'default';
}
