import type { ReactNode } from 'react';
import classes from './Notice.module.css';

type Props = { icon: ReactNode; title: string; children?: ReactNode; actions?: ReactNode; alert?: boolean };

export function Notice({ icon, title, children, actions, alert = false }: Props) {
  return (
    <section className={classes.notice} role={alert ? 'alert' : undefined}>
      <div className={classes.icon}>{icon}</div>
      <div>
        <h2 className={classes.title}>{title}</h2>
        {children && <div className={classes.text}>{children}</div>}
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
    </section>
  );
}
