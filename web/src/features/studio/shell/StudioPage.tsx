import { useEffect, type ReactNode } from 'react';
import { Loaded } from '../../../components/Loaded.tsx';
import { NoData } from '../../../components/NoData.tsx';
import { PageHeader } from '../../../components/PageHeader.tsx';
import { endSession, RequireSession } from '../../../session/index.ts';
import { t } from '../messages/index.ts';
import { noteRole } from '../menu/role-mark.ts';
import { useStudioViewerQuery } from '../menu/studio-viewer.generated.ts';
import { StudioSkeleton } from './StudioSkeleton.tsx';
import { StudioTabs } from './StudioTabs.tsx';
import { DeskContext, isAtLeast, ViewerContext, type StudioViewer } from './viewer.ts';

type Props = {
  title: string;
  /** Who may open it; the API decides about each call. */
  least: 'AUTHOR' | 'REVIEWER' | 'ADMIN';
  backTo?: string;
  /** Whether it needs a server with a desk. */
  ofDesk?: boolean;
  skeleton?: ReactNode;
  children: ReactNode;
};

/** Every screen of the studio: signed-in people with the role see it, others why they do not. */
export function StudioPage({
  title,
  least,
  backTo = '/',
  ofDesk = false,
  skeleton = <StudioSkeleton />,
  children,
}: Props) {
  return (
    <>
      <PageHeader title={title} documentTitle={t('studio.documentTitle', { title })} backTo={backTo} />
      <RequireSession skeleton={skeleton}>
        <Entrance least={least} ofDesk={ofDesk} skeleton={skeleton}>
          {children}
        </Entrance>
      </RequireSession>
    </>
  );
}

type EntranceProps = Pick<Props, 'least' | 'ofDesk' | 'skeleton' | 'children'>;

function Entrance({ least, ofDesk, skeleton, children }: EntranceProps) {
  const query = useStudioViewerQuery({ fetchPolicy: 'cache-and-network' });
  const viewer = query.data?.viewer;
  useEffect(() => {
    if (viewer) noteRole(viewer.userId, viewer.role !== 'READER');
    // Without a token the session is useless.
    else if (viewer === null && !query.loading) endSession({ hasExpired: true });
  }, [viewer, query.loading]);
  return (
    <Loaded query={query} skeleton={skeleton}>
      {({ features }) => {
        if (!viewer) return skeleton;
        if (!features.studio) return <NoData>{t('studio.notOffered')}</NoData>;
        if (ofDesk && !features.desk) return <NoData>{t('studio.deskNotOffered')}</NoData>;
        if (!isAtLeast(viewer.role, least)) return <NoData>{t(REFUSALS[least])}</NoData>;
        return (
          <Studio viewer={viewer} hasDesk={features.desk}>
            {children}
          </Studio>
        );
      }}
    </Loaded>
  );
}

const REFUSALS = {
  AUTHOR: 'studio.forAuthors',
  REVIEWER: 'studio.forReviewers',
  ADMIN: 'studio.forAdministrators',
} as const;

const Studio = ({ viewer, hasDesk, children }: { viewer: StudioViewer; hasDesk: boolean; children: ReactNode }) => (
  <ViewerContext value={viewer}>
    <DeskContext value={hasDesk}>
      <StudioTabs role={viewer.role} hasDesk={hasDesk} />
      {children}
    </DeskContext>
  </ViewerContext>
);
