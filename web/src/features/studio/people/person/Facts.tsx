import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { calendarDay } from '../../../../components/calendar-day.ts';
import { personPath } from '../../pages.ts';
import { t } from '../messages/index.ts';
import type { PersonFileFragment } from './person.generated.ts';
import classes from './Person.module.css';

/** What the account says; what was not given is left out. */
export function Facts({ file }: { file: PersonFileFragment }) {
  const { person, emailVerifiedAt, medicalCollege, session, year, hasAccess, referrer, referred } = file;
  const verified = emailVerifiedAt
    ? t('studio.verifiedOn', { day: calendarDay(emailVerifiedAt) })
    : t('studio.notVerified');
  return (
    <dl className={classes.facts}>
      <Fact name={t('studio.factEmail')}>
        {person.email} <small>{verified}</small>
      </Fact>
      <Fact name={t('studio.factPhone')}>{person.contactNumber}</Fact>
      <Fact name={t('studio.factId')}>{person.userId}</Fact>
      <Fact name={t('studio.factSince')}>{calendarDay(person.createdAt)}</Fact>
      <Fact name={t('studio.factCollege')}>{medicalCollege}</Fact>
      <Fact name={t('studio.factYear')}>{[year, session].filter(Boolean).join(', ')}</Fact>
      <Fact name={t('studio.factAccess')}>{t(hasAccess ? 'studio.allPages' : 'studio.firstPages')}</Fact>
      <Fact name={t('studio.factReferrer')}>
        {referrer && <Link to={personPath(referrer.userId)}>{referrer.name}</Link>}
      </Fact>
      <Fact name={t('studio.factReferred')}>{referred > 0 ? t('studio.peopleCount', { count: referred }) : ''}</Fact>
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
