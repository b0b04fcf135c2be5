import { IconArrowLeft } from './icons.ts';
import type { MouseEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import classes from './BackLink.module.css';
import { t } from '../i18n/index.tsx';

/** Marks a page that this link opened: the entry before it is the page that the reader has just left. */
const WENT_UP = { wentUp: true };

export function BackLink({ to }: { to: string }) {
  const navigate = useNavigate();
  const { key, state } = useLocation();
  const wentUp = (state as Partial<typeof WENT_UP> | null)?.wentUp === true;
  const goBack = (event: MouseEvent) => {
    if (wentUp || !cameFromInside(key) || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Link to={to} state={WENT_UP} className={classes.back} onClick={goBack}>
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
