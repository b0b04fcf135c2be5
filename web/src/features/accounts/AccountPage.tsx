import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { IconArrowLeft } from '../../components/icons.ts';
import { PageHeader } from '../../components/PageHeader.tsx';
import { accountPaths, type LoginState } from '../../session/index.ts';
import classes from './AccountPage.module.css';
import { t } from './messages/index.ts';

type BackProps = { to?: string; state?: LoginState };

export const BackToLogin = ({ to = accountPaths.logIn, state }: BackProps) => (
  <Link to={to} state={state} className={classes.back}>
    <IconArrowLeft size={18} stroke={2} aria-hidden />
    {t('accounts.backToLogin')}
  </Link>
);

type Props = {
  title: string;
  intro: ReactNode;
  back?: ReactNode;
  children: ReactNode;
  links?: ReactNode;
  /** Last on the sheet, because it may load late and must not move the rest. */
  otherWay?: ReactNode;
};

/** A sheet with one form and links to related pages. */
export const AccountPage = ({ title, intro, back, children, links, otherWay }: Props) => (
  <div className={classes.page}>
    {back}
    <PageHeader title={title} description={typeof intro === 'string' ? intro : undefined}>
      <p>{intro}</p>
    </PageHeader>
    <div className={classes.sheet}>{children}</div>
    {links && <div className={classes.links}>{links}</div>}
    {otherWay}
  </div>
);
