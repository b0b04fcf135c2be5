import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { errorText } from '../../../apollo/errors.ts';
import { LoadError } from '../../../components/LoadError.tsx';
import { NoData } from '../../../components/NoData.tsx';
import { PartError } from '../../../components/PartError.tsx';
import { InstallSlot } from '../../install/index.ts';
import { StorageBlocked, useStored } from '../../study/device/index.ts';
import { DownloadsSkeleton, PacksSkeleton } from '../DownloadsSkeleton.tsx';
import { visitPacks } from '../device/downloads.ts';
import { listPacks, type ListedPack } from '../device/listing.ts';
import { Announcer } from './Announcer.tsx';
import classes from './Downloads.module.css';
import { t } from './messages/index.ts';
import { PackRow } from './PackRow.tsx';
import { usePacksQuery } from './packs.generated.ts';
import { toSections } from './sections.ts';
import { sizeText } from './size.ts';
import { freeSpace } from '../support.ts';

/** Holds the line while it is empty. */
const NO_BREAK_SPACE = '\u00A0';

/** What can be downloaded, and what is on this device. */
export function Downloads() {
  const client = useApolloClient();
  const stored = useStored(listPacks);
  const free = useFreeSpace(stored);
  useEffect(() => void visitPacks(client), [client]);
  if (stored === undefined) return <DownloadsSkeleton />;
  if (stored === null) return <StorageBlocked />;
  return (
    <div className={classes.page}>
      <p className={classes.free}>{free === undefined ? NO_BREAK_SPACE : t('packs.free', { size: sizeText(free) })}</p>
      <Packs stored={stored} free={free} />
      <p className={classes.protection}>{t('packs.protection')}</p>
      {stored.length > 0 && <InstallSlot />}
      <Announcer packs={stored} />
    </div>
  );
}

type PacksProps = { stored: readonly ListedPack[]; free: number | undefined };

function Packs({ stored, free }: PacksProps) {
  const { data, error, loading, refetch } = usePacksQuery({ fetchPolicy: 'cache-and-network' });
  const retry = () => void refetch().catch(() => {});
  if (!data && stored.length === 0) {
    return error ? <LoadError text={errorText(error)} onRetry={retry} busy={loading} /> : <PacksSkeleton />;
  }
  const sections = toSections(data?.packs ?? [], stored);
  return (
    <>
      {!data && error && <PartError text={t('packs.listFailed')} onRetry={retry} busy={loading} />}
      {sections.length === 0 && <NoData>{t('packs.none')}</NoData>}
      {sections.map(({ title, items }) => (
        <section key={title}>
          <h2 className={classes.heading}>{title}</h2>
          <ul className={classes.rows}>
            {items.map((item) => (
              <PackRow key={item.id} item={item} free={free} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** Asked again after each file. */
function useFreeSpace(stored: readonly ListedPack[] | null | undefined): number | undefined {
  const [free, setFree] = useState<number>();
  useEffect(() => {
    if (stored) void freeSpace().then(setFree);
  }, [stored]);
  return free;
}
