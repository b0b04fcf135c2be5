import { useState } from 'react';
import { initial } from '../components/initial.ts';
import classes from './SubjectIcon.module.css';

type Props = { name: string; iconUrl: string | null };

/** A subject's picture; where there is none or it does not come, its first letter. */
export function SubjectIcon({ name, iconUrl }: Props) {
  const [failed, setFailed] = useState(false);
  if (!iconUrl || failed) return initial(name);
  return (
    <img
      src={iconUrl}
      alt=""
      width={44}
      height={44}
      loading="lazy"
      className={classes.icon}
      onError={() => setFailed(true)}
    />
  );
}
