import { lazy, Suspense, useSyncExternalStore } from 'react';
import { IconInfoCircle } from '../../components/icons.ts';
import { Notice } from '../../components/Notice.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { DownloadsSkeleton } from './DownloadsSkeleton.tsx';
import { t } from './messages/index.ts';
import { canDownload } from './support.ts';

// Every reader loads the list of a screen's files: this screen has one.
const Downloads = lazy(async () => ({ default: (await import('./screen/Downloads.tsx')).Downloads }));

const neverChanges = () => () => {};
// The server does not know the browser.
const unknown = () => undefined;

/** Packs to be stored for reading without a network: `/downloads`. */
export function DownloadsPage() {
  const isAble = useSyncExternalStore(neverChanges, canDownload, unknown);
  return (
    <>
      <PageHeader title={t('packs.title')} description={t('packs.description')} backTo="/">
        <p>{t('packs.intro')}</p>
      </PageHeader>
      {isAble === false ? (
        <NoSupport />
      ) : (
        <Suspense fallback={<DownloadsSkeleton />}>{isAble ? <Downloads /> : <DownloadsSkeleton />}</Suspense>
      )}
    </>
  );
}

const NoSupport = () => (
  <Notice icon={<IconInfoCircle size={22} stroke={1.75} aria-hidden />} title={t('packs.noSupportTitle')}>
    {t('packs.noSupport')}
  </Notice>
);
