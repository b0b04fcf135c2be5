import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LatePart } from '../../components/LatePart.tsx';
import { savesData } from '../../components/saves-data.ts';
import { loadPackDownloads } from '../../features/packs/index.ts';
import { useDeviceRecord } from '../../features/study/index.ts';
import { isInstalled } from '../../offline/install-prompt.ts';
import { isReturning } from '../../offline/first-visit.ts';
import { findWorker, registerWorker } from '../../offline/registration.ts';
import { useSession } from '../../session/index.ts';
import { answerOffline } from './answers.ts';
import { useWaiting } from './useWaiting.ts';

export { answerOffline } from './answers.ts';

const loadNewVersion = async () => (await import('./NewVersion.tsx')).NewVersion;

/** Registers the service worker where there is something to keep, offers its next version, and lets this device answer. */
export function Offline() {
  const client = useApolloClient();
  useEffect(() => answerOffline(client), [client]);
  const session = useSession();
  const hasRecord = useDeviceRecord();
  const hasWork = Boolean(session) || hasRecord;
  const [registration, setRegistration] = useState<ServiceWorkerRegistration>();
  useEffect(() => {
    let isGone = false;
    const take = (found: ServiceWorkerRegistration | undefined) => void (isGone || setRegistration(found));
    const install = () => void registerWorker().then(take);
    whenIdle(() => void findOrRegister(hasWork).then(take));
    addEventListener('appinstalled', install);
    return () => {
      isGone = true;
      removeEventListener('appinstalled', install);
    };
  }, [hasWork]);
  useEffect(() => {
    if (!hasWork && !isReturning()) return;
    const visit = async () => (await loadPackDownloads()).visitPacks(client);
    whenIdle(() => void visit().catch(() => {}));
  }, [client, hasWork]);
  const isWaiting = useWaiting(registration);
  // Asked again on each page.
  const { pathname } = useLocation();
  if (!registration || !isWaiting) return null;
  return <LatePart key={pathname} load={loadNewVersion} props={{ registration }} />;
}

/** Safari has no idle callbacks. */
const whenIdle = (run: () => void) =>
  'requestIdleCallback' in globalThis ? void requestIdleCallback(run, { timeout: 5000 }) : void setTimeout(run);

async function findOrRegister(hasWork: boolean): Promise<ServiceWorkerRegistration | undefined> {
  const found = await findWorker();
  if (found) return found;
  const isWanted = isInstalled() || (!savesData() && (hasWork || isReturning()));
  return isWanted ? registerWorker() : undefined;
}
