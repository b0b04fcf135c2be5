import { calendarDay } from '../../../components/calendar-day.ts';
import { useOnline } from '../../../components/useOnline.ts';
import type { ListedPack } from '../device/listing.ts';
import classes from './Downloads.module.css';
import { t } from './messages/index.ts';
import { sizeText } from './size.ts';

/** How far a pack's download is, or until when the pack can be read. */
export function PackState({ pack }: { pack: ListedPack }) {
  const { state, missing, version, pending } = pack;
  if (state === 'DOWNLOADING') return <Progress pack={pack} />;
  const [done, total] = [sizeText(pack.total - missing), sizeText(pack.total)];
  return (
    <>
      {state === 'PAUSED' && <p className={classes.state}>{t('packs.paused', { done, total })}</p>}
      {state === 'FULL' && <p className={classes.problem}>{t('packs.full', { size: sizeText(missing) })}</p>}
      {state === 'BROKEN' && <p className={classes.problem}>{t('packs.broken')}</p>}
      {state === 'READY' && <Ready pack={pack} />}
      {state !== 'READY' && version !== '' && version === pending?.version && <Readable />}
    </>
  );
}

const Readable = () => <p className={classes.state}>{t('packs.readable')}</p>;

function Progress({ pack: { title, missing, total, version, pending } }: { pack: ListedPack }) {
  const isOnline = useOnline();
  const done = total - missing;
  return (
    <>
      <progress
        className={classes.progress}
        aria-label={t('packs.progressName', { title })}
        {...(pending && { value: done, max: Math.max(1, total) })}
      />
      <p className={classes.state}>
        {pending ? t('packs.progress', { done: sizeText(done), total: sizeText(total) }) : t('packs.starting')}
      </p>
      {version !== '' && version === pending?.version && <Readable />}
      {!isOnline && <p className={classes.state}>{t('packs.waiting')}</p>}
    </>
  );
}

function Ready({ pack: { isPaid, validUntil, corrected } }: { pack: ListedPack }) {
  return (
    <>
      <p className={classes.ready}>
        {isPaid ? t('packs.readyUntil', { day: calendarDay(validUntil) }) : t('packs.ready')}
      </p>
      {corrected && corrected.length > 0 && (
        <p className={classes.state}>{t('packs.corrected', { count: corrected.length })}</p>
      )}
    </>
  );
}
