import { useEffect } from 'react';
import { NoData } from '../../components/NoData.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { accountPaths, endSession, RequireSession } from '../../session/index.ts';
import { useAffiliateQuery } from './affiliate.generated.ts';
import { AffiliateSkeleton } from './AffiliateSkeleton.tsx';
import { Invite } from './invite/Invite.tsx';
import { Terms } from './invite/Terms.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { t } from './messages/index.ts';
import { Overview } from './overview/Overview.tsx';
import { Tabs } from './Tabs.tsx';
import { useTab } from './useTab.ts';
import { Wallet } from './wallet/Wallet.tsx';

export const AffiliatePage = () => (
  <>
    <PageHeader title={t('affiliate.title')} backTo={accountPaths.profile}>
      <p>{t('affiliate.intro')}</p>
    </PageHeader>
    <RequireSession skeleton={<AffiliateSkeleton />}>
      <Tabs />
      <Content />
    </RequireSession>
  </>
);

function Content() {
  const tab = useTab();
  const query = useAffiliateQuery({ fetchPolicy: 'cache-and-network' });
  const { data, error, loading, refetch } = query;
  const isGone = data?.viewer === null && !loading;
  useEffect(() => {
    // Without a token the session is useless.
    if (isGone) endSession({ hasExpired: true });
  }, [isGone]);
  const affiliate = data?.viewer?.affiliate;
  // The link comes from the session, so it does not wait for the query.
  if (tab === 'invite') {
    return (
      <>
        <Invite />
        {(data || error) && <Terms {...affiliate} />}
      </>
    );
  }
  if (affiliate) return tab === 'wallet' ? <Wallet affiliate={affiliate} /> : <Overview affiliate={affiliate} />;
  if (error) return <LoadFailure busy={loading} onRetry={() => void refetch().catch(() => {})} />;
  if (affiliate === null && !loading) return <NoData>{t('affiliate.noPart')}</NoData>;
  return <AffiliateSkeleton />;
}
