import { Button } from '@mantine/core';
import { use, useEffect, type ReactNode } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { Loaded } from '../../../components/Loaded.tsx';
import { IconLock } from '../../../components/icons.ts';
import { NoData } from '../../../components/NoData.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { PageHeader } from '../../../components/PageHeader.tsx';
import type { Permission } from '../../../graphql.generated.ts';
import { twoFactorPath } from '../../../components/two-factor-path.ts';
import { endSession, RequireSession } from '../../../session/index.ts';
import { t } from '../messages/index.ts';
import { noteRole } from '../menu/role-mark.ts';
import { useStudioViewerQuery } from '../menu/studio-viewer.generated.ts';
import { paths } from '../pages.ts';
import { ScreenNeeds } from '../screen-needs.ts';
import classes from './Studio.module.css';
import { StudioSkeleton } from './StudioSkeleton.tsx';
import { StudioTabs, tabsOf } from './StudioTabs.tsx';
import { useWaitingCounts } from './waiting/useWaitingCounts.ts';
import { WaitingContext } from './waiting/waiting.ts';
import { DeskContext, hasAll, isWithheld, ViewerContext, type StudioViewer } from './viewer.ts';

type Props = {
  title: string;
  backTo?: string;
  /** Whether it needs a server with a desk. */
  ofDesk?: boolean;
  /** Whether paper leaves its title out. */
  isSheet?: boolean;
  skeleton?: ReactNode;
  children: ReactNode;
};

/** Every screen of the studio: signed-in people whose role opens it see it, others why they do not. */
export function StudioPage(props: Props) {
  const { title, backTo = '/', ofDesk = false, isSheet = false, skeleton = <StudioSkeleton />, children } = props;
  return (
    <>
      <div className={isSheet ? classes.screenOnly : undefined}>
        <PageHeader title={title} documentTitle={t('studio.documentTitle', { title })} backTo={backTo} />
      </div>
      <RequireSession skeleton={skeleton}>
        <Entrance ofDesk={ofDesk} skeleton={skeleton}>
          {children}
        </Entrance>
      </RequireSession>
    </>
  );
}

type EntranceProps = Pick<Props, 'ofDesk' | 'skeleton' | 'children'>;

function Entrance({ ofDesk, skeleton, children }: EntranceProps) {
  const query = useStudioViewerQuery({ fetchPolicy: 'cache-and-network' });
  const viewer = query.data?.viewer;
  const needs = use(ScreenNeeds);
  const { pathname } = useLocation();
  useEffect(() => {
    if (viewer) noteRole(viewer.userId, viewer.permissions.length > 0);
    // Without a token the session is useless.
    else if (viewer === null && !query.loading) endSession({ hasExpired: true });
  }, [viewer, query.loading]);
  return (
    <Loaded query={query} skeleton={skeleton}>
      {({ features }) => {
        if (!viewer) return skeleton;
        if (!features.studio) return <NoData>{t('studio.notOffered')}</NoData>;
        if (ofDesk && !features.desk) return <NoData>{t('studio.deskNotOffered')}</NoData>;
        if (!hasAll(viewer, needs)) {
          const [home] = tabsOf({ ...viewer, hasDesk: features.desk });
          // The studio opens with its questions, which not every role has.
          if (home && pathname === paths.questions) return <Navigate to={home.to} replace />;
          return <NoRole needed={needs[0]} />;
        }
        return (
          <Studio viewer={viewer} hasDesk={features.desk}>
            {isWithheld(viewer, needs) ? <NeedsTwoFactor /> : children}
          </Studio>
        );
      }}
    </Loaded>
  );
}

/** Instead of a screen that the role opens, but the site not without two-step log-in. */
const NeedsTwoFactor = () => (
  <Notice
    icon={<IconLock size={22} stroke={1.75} aria-hidden />}
    title={t('studio.needsTwoFactor')}
    actions={
      <Button component={Link} to={twoFactorPath}>
        {t('studio.setUpTwoFactor')}
      </Button>
    }
  >
    {t('studio.needsTwoFactorText')}
  </Notice>
);

/** Instead of a screen that the role does not open. */
export const NoRole = ({ needed }: { needed?: Permission | undefined }) => (
  <NoData>{t((needed && REFUSALS[needed]) ?? 'studio.forOthers')}</NoData>
);

const REFUSALS: Partial<Record<Permission, 'studio.forAuthors' | 'studio.forReviewers'>> = {
  QUESTIONS_WRITE: 'studio.forAuthors',
  QUESTIONS_REVIEW: 'studio.forReviewers',
};

const Studio = ({ viewer, hasDesk, children }: { viewer: StudioViewer; hasDesk: boolean; children: ReactNode }) => (
  <ViewerContext value={viewer}>
    <DeskContext value={hasDesk}>
      <WaitingContext value={useWaitingCounts()}>
        <StudioTabs permissions={viewer.permissions} hasDesk={hasDesk} />
        {children}
      </WaitingContext>
    </DeskContext>
  </ViewerContext>
);
