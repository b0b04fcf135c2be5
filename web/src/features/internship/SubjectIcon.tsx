import { iconAt } from '../../components/icon-at.ts';
import { initial } from '../../components/initial.ts';
import { Picture } from '../../components/Picture.tsx';
import classes from './SubjectIcon.module.css';

type Props = { name: string; iconUrl: string | null };

/** A subject's picture, or its first letter without one. */
export function SubjectIcon({ name, iconUrl }: Props) {
  if (!iconUrl) return initial(name);
  return (
    <Picture
      src={iconAt(iconUrl)}
      alt=""
      width={44}
      height={44}
      loading="lazy"
      className={classes.icon}
      fallback={initial(name)}
    />
  );
}
