import { IconArrowLeft } from './icons.ts';
import type { MouseEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import classes from './BackLink.module.css';

/** Goes back where the reader came from inside, else up to the parent. */
export function BackLink({ to }: { to: string }) {
  const navigate = useNavigate();
  // The router names the first entry of a visit 'default': before it there is nothing of ours.
  const cameFromInside = useLocation().key !== 'default';
  const goBack = (event: MouseEvent) => {
    if (!cameFromInside || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Link to={to} className={classes.back} onClick={goBack}>
      <IconArrowLeft size={18} stroke={2} aria-hidden />
      Back
    </Link>
  );
}
