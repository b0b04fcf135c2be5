import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import type { ReactNode } from 'react';
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '../../../components/icons.ts';
import classes from './OrderPage.module.css';

const ICONS = { plain: IconInfoCircle, waiting: IconClock, right: IconCheck, wrong: IconAlertTriangle };

type Props = { title: string; tone?: keyof typeof ICONS; actions?: ReactNode; children: ReactNode };

/** A state in words. */
export function Standing({ title, tone = 'plain', actions, children }: Props) {
  const Icon = ICONS[tone];
  return (
    <section className={classes.standing} data-tone={tone}>
      <Icon size={28} stroke={1.75} aria-hidden />
      <div>
        <h2>{title}</h2>
        <div className={classes.words}>{children}</div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
    </section>
  );
}
