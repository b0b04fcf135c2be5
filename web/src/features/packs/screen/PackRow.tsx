import { Button } from '@mantine/core';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { siteRoutes } from 'schema/site-routes.ts';
import { toast } from '../../../components/toast.ts';
import { accountPaths, useSession, type LoginState } from '../../../session/index.ts';
import { addPack, pausePack, visitPacks } from '../device/downloads.ts';
import type { ListedPack } from '../device/listing.ts';
import { resume } from '../device/updates.ts';
import classes from './Downloads.module.css';
import { t } from './messages/index.ts';
import { PackState } from './PackState.tsx';
import { RemovePack } from './RemovePack.tsx';
import type { Offer, PackItem } from './sections.ts';
import { sizeText } from './size.ts';
import { registerWorker } from '../../../offline/registration.ts';
import { askToPersist } from '../support.ts';

type Props = { item: PackItem; free: number | undefined };

export function PackRow({ item, free }: Props) {
  const { title, questions, bytes, offer } = item;
  const hasEnded = item.stored?.state === 'ENDED';
  const stored = hasEnded ? undefined : item.stored;
  const isTooLarge = !stored && free !== undefined && bytes > free;
  return (
    <li className={classes.row}>
      <div className={classes.about}>
        <h3>{title}</h3>
        <p className={classes.facts}>
          {questions > 0 ? t('packs.facts', { questions, size: sizeText(bytes) }) : sizeText(bytes)}
        </p>
        {stored && <PackState pack={stored} />}
        {hasEnded && <p className={classes.problem}>{t('packs.ended')}</p>}
        {isTooLarge && !offer?.locked && <p className={classes.problem}>{t('packs.tooLarge')}</p>}
      </div>
      <div className={classes.actions}>
        {stored ? <StoredActions pack={stored} /> : offer?.locked ? <Locked /> : offer && <Download offer={offer} />}
      </div>
    </li>
  );
}

/** Runs a change of this device's packs, and what is due then. */
function useChange() {
  const client = useApolloClient();
  return (change: () => Promise<unknown>) => () =>
    void change().then(
      () => visitPacks(client),
      () => toast(t('packs.failed'), 'error'),
    );
}

function Download({ offer }: { offer: Offer }) {
  const change = useChange();
  const start = change(() => {
    askToPersist();
    void registerWorker();
    return addPack(offer);
  });
  return (
    <Button aria-label={t('packs.downloadName', { title: offer.title })} onClick={start}>
      {t('packs.download')}
    </Button>
  );
}

function Locked() {
  const session = useSession();
  const state: LoginState = { from: siteRoutes.downloads };
  return (
    <p className={classes.locked}>
      <span>{t('packs.locked')}</span>
      <Link to={siteRoutes.plans}>{t('packs.seePlans')}</Link>
      {session === null && (
        <Link to={accountPaths.logIn} state={state}>
          {t('packs.logIn')}
        </Link>
      )}
    </p>
  );
}

function StoredActions({ pack }: { pack: ListedPack }) {
  const { owner, id, title, state, pending, missing } = pack;
  const change = useChange();
  const [isRemoving, setRemoving] = useState(false);
  const goOn = change(() => resume(owner, id));
  const update = { title, size: sizeText(missing) };
  return (
    <>
      {state === 'DOWNLOADING' && (
        <Button variant="default" aria-label={t('packs.pauseName', { title })} onClick={change(() => pausePack(pack))}>
          {t('packs.pause')}
        </Button>
      )}
      {state === 'PAUSED' && (
        <Button aria-label={t('packs.resumeName', { title })} onClick={goOn}>
          {t('packs.resume')}
        </Button>
      )}
      {(state === 'FULL' || state === 'BROKEN') && (
        <Button aria-label={t('packs.againName', { title })} onClick={goOn}>
          {t('packs.again')}
        </Button>
      )}
      {state === 'READY' && pending && (
        <Button aria-label={t('packs.updateName', update)} onClick={goOn}>
          {t('packs.update', update)}
        </Button>
      )}
      {state !== 'DOWNLOADING' && (
        <Button variant="default" aria-label={t('packs.removeName', { title })} onClick={() => setRemoving(true)}>
          {t('packs.remove')}
        </Button>
      )}
      {isRemoving && <RemovePack pack={pack} onClose={() => setRemoving(false)} />}
    </>
  );
}
