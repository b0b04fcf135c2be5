import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { calendarDay } from '../../../../components/calendar-day.ts';
import { personPath } from '../../../studio/shell/index.ts';
import { t } from '../messages/index.ts';
import type { PersonFileFragment } from './person.generated.ts';
import classes from './Person.module.css';

/** What the account says; what was not given is left out. */
export function Facts({ file }: { file: PersonFileFragment }) {
  const { person, emailVerifiedAt, medicalCollege, session, year, hasAccess, referrer, referred } = file;
  const verified = emailVerifiedAt
    ? t('desk.verifiedOn', { day: calendarDay(emailVerifiedAt) })
    : t('desk.notVerified');
  return (
    <dl className={classes.facts}>
      <Fact name={t('desk.factEmail')}>
        {person.email} <small>{verified}</small>
      </Fact>
      <Fact name={t('desk.factPhone')}>{person.contactNumber}</Fact>
      <Fact name={t('desk.factId')}>{person.userId}</Fact>
      <Fact name={t('desk.factSince')}>{calendarDay(person.createdAt)}</Fact>
      <Fact name={t('desk.factCollege')}>{medicalCollege}</Fact>
      <Fact name={t('desk.factYear')}>{[year, session].filter(Boolean).join(', ')}</Fact>
      <Fact name={t('desk.factAccess')}>{t(hasAccess ? 'desk.allPages' : 'desk.firstPages')}</Fact>
      <Fact name={t('desk.factReferrer')}>
        {referrer && <Link to={personPath(referrer.userId)}>{referrer.name}</Link>}
      </Fact>
      <Fact name={t('desk.factReferred')}>{referred > 0 ? t('desk.peopleCount', { count: referred }) : ''}</Fact>
    </dl>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) =>
  children ? (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  ) : null;
