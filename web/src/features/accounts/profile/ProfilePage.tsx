import { TextInput } from '@mantine/core';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { LatePart } from '../../../components/LatePart.tsx';
import { isUnreachable } from '../../../apollo/errors.ts';
import { Loaded } from '../../../components/Loaded.tsx';
import { PageHeader } from '../../../components/PageHeader.tsx';
import { NotificationBell } from '../../notifications/index.ts';
import { DownloadsLink } from '../../packs/index.ts';
import { HeldPlans, PLANS_PATH } from '../../plans/index.ts';
import { ownDataPath, RECORD_PATH } from '../../record/index.ts';
import { REPORTS_PATH } from '../../reports/index.ts';
import { accountPaths, endSession, RequireSession, updateSession } from '../../../session/index.ts';
import { t } from '../messages/index.ts';
import { sessionUser } from '../sign-in.ts';
import { TwoFactorSection } from '../two-factor/TwoFactorSection.tsx';
import { AutoSaved } from './AutoSaved.tsx';
import { Avatar } from './Avatar.tsx';
import { SessionProfile } from './SessionProfile.tsx';
import { PhoneField } from './PhoneField.tsx';
import { PurchasesLink } from './PurchasesLink.tsx';
import { IdField } from './IdField.tsx';
import classes from './ProfilePage.module.css';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';
import { SignOutButton } from './SignOutButton.tsx';
import { useSaveProfile } from './useSaveProfile.ts';
import { useViewerQuery, type ViewerQuery } from './viewer.generated.ts';

const loadPushSection = async () => (await import('../../push/index.ts')).PushSection;
const loadLanguage = async () => (await import('../../language/index.ts')).LanguageSection;
const loadDailyMail = async () => (await import('../../notices/index.ts')).DailyMail;
const NO_PROPS = {};

type Viewed = NonNullable<ViewerQuery['viewer']>;

export const ProfilePage = () => (
  <>
    <PageHeader title={t('accounts.profile')} backTo="/">
      <p>{t('accounts.profileIntro')}</p>
    </PageHeader>
    <RequireSession skeleton={<ProfileSkeleton />}>
      <Viewer />
    </RequireSession>
  </>
);

function Viewer() {
  const query = useViewerQuery({ fetchPolicy: 'cache-and-network' });
  const viewer = query.data?.viewer;
  useEffect(() => {
    if (viewer) updateSession(sessionUser(viewer));
    // Without a token the session is useless.
    else if (viewer === null && !query.loading) endSession({ hasExpired: true });
  }, [viewer, query.loading]);
  return (
    <>
      {!query.data && isUnreachable(query.error) && <SessionProfile />}
      <Loaded query={query} skeleton={<ProfileSkeleton />}>
        {({ features }) =>
          viewer ? <Fields key={viewer.id} viewer={viewer} features={features} /> : <ProfileSkeleton />
        }
      </Loaded>
    </>
  );
}

function Fields({ viewer, features }: { viewer: Viewed; features: ViewerQuery['features'] }) {
  const save = useSaveProfile(viewer);
  return (
    <div className={classes.sheet}>
      <div className={classes.top}>
        <Avatar name={viewer.name} src={viewer.profileImage?.url} onSave={(imageId) => save({ imageId })} />
        <div className={classes.ways}>
          <Link to={RECORD_PATH}>{t('accounts.record')}</Link>
          <DownloadsLink />
          {features.reports && <Link to={REPORTS_PATH}>{t('accounts.reports')}</Link>}
          <Link to={accountPaths.affiliate}>{t('accounts.affiliate')}</Link>
          <PurchasesLink />
          <NotificationBell />
        </div>
      </div>
      <HeldPlans plans={viewer.plans} hasFullAccess={viewer.hasFullAccess}>
        {(viewer.plans?.length || !viewer.hasFullAccess) && (
          <Link to={PLANS_PATH} className={classes.plans}>
            {t('accounts.seePlans')}
          </Link>
        )}
      </HeldPlans>
      <form className={classes.fields} onSubmit={(event) => event.preventDefault()} aria-label={t('accounts.profile')}>
        <TextInput label={t('accounts.name')} value={viewer.name} readOnly className={classes.fixed} />
        <TextInput label={t('accounts.email')} value={viewer.email} readOnly className={classes.fixed} />
        <IdField id={viewer.userId} />
        <AutoSaved
          label={t('accounts.institute')}
          required={t('accounts.instituteRequired')}
          success={t('accounts.instituteSaved')}
          autoComplete="organization"
          saved={viewer.medicalCollege ?? ''}
          onSave={(medicalCollege) => save({ medicalCollege })}
        />
        <AutoSaved
          label={t('accounts.year')}
          required={t('accounts.yearRequired')}
          success={t('accounts.yearSaved')}
          autoComplete="off"
          saved={viewer.year ?? ''}
          onSave={(year) => save({ year })}
        />
        <PhoneField saved={viewer.contactNumber ?? ''} onSave={(contactNumber) => save({ contactNumber })} />
      </form>
      <LatePart load={loadLanguage} props={NO_PROPS} />
      {features.push && <LatePart load={loadPushSection} props={NO_PROPS} />}
      <LatePart load={loadDailyMail} props={NO_PROPS} />
      {features.twoFactor && <TwoFactorSection viewer={viewer} />}
      <div className={classes.end}>
        <SignOutButton />
        <Link to={ownDataPath} className={classes.plans}>
          {t('accounts.ownData')}
        </Link>
      </div>
    </div>
  );
}
