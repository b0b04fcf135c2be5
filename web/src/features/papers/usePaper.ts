import { useApolloClient } from '@apollo/client/react';
import { liveQuery } from 'dexie';
import { useCallback, useEffect, useRef, useState } from 'react';
import { errorText } from '../../apollo/errors.ts';
import { toast } from '../../components/toast.ts';
import { useSession } from '../../session/index.ts';
import { fetchPaper } from './device/calls.ts';
import { restoreClock } from './device/clock.ts';
import type { StoredPaper } from './device/database.ts';
import { startOutbox, type SaveState } from './device/outbox.ts';
import { changeEntry, noteHandedIn, readStoredPaper, withChange, type NewChange } from './device/sheets.ts';
import { t } from './messages/index.ts';

/** How soon an open screen shows what another device did. */
const REFRESH_MS = 60_000;

/** A failure is the text to show. */
type Fetched = { state: 'LOADING' | 'DONE' } | { state: 'FAILED'; text: string };

/**
 * A paper of the reader's on this device, kept the same as in the account. `stored` is undefined at first, and null where
 * it is not here. For one reader: mount it anew for another.
 */
export function usePaper(id: string) {
  const client = useApolloClient();
  const owner = useSession()?.user_id ?? '';
  const [stored, setStored] = useState<StoredPaper | null>();
  const [fetched, setFetched] = useState<Fetched>({ state: 'LOADING' });
  const [saveState, setSaveState] = useState<SaveState>('SENT');
  const [isLate, setIsLate] = useState(false);
  const writing = useRef(0);
  const outbox = useRef<ReturnType<typeof startOutbox>>(undefined);
  const isHere = Boolean(stored);
  const isOpen = stored?.paper.state === 'OPEN';

  useEffect(() => {
    const subscription = liveQuery(() => readStoredPaper(id)).subscribe({
      next: (paper) => {
        if (paper) restoreClock(paper.offsetMs, paper.paper.now);
        // While the device writes, what it has is older than what is on show.
        if (writing.current === 0) setStored(paper ?? null);
      },
      error: () => setStored(null),
    });
    return () => subscription.unsubscribe();
  }, [id]);

  const fetchNow = useCallback(
    // A visitor's paper is on this device alone.
    () =>
      (owner === '' ? Promise.resolve() : fetchPaper(client, id)).then(
        () => setFetched({ state: 'DONE' }),
        (error: unknown) => setFetched({ state: 'FAILED', text: errorText(error) }),
      ),
    [client, id, owner],
  );
  const readIfSeen = useCallback(() => document.visibilityState === 'visible' && void fetchNow(), [fetchNow]);
  useEffect(() => {
    readIfSeen();
    // Another device may have gone on, or the time may be up.
    document.addEventListener('visibilitychange', readIfSeen);
    return () => document.removeEventListener('visibilitychange', readIfSeen);
  }, [readIfSeen]);
  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = setInterval(readIfSeen, REFRESH_MS);
    return () => clearInterval(timer);
  }, [isOpen, readIfSeen]);

  useEffect(() => {
    if (!isHere) return undefined;
    const box = startOutbox({
      client,
      id,
      onState: (state) => (state === 'OVER' ? setIsLate(true) : setSaveState(state)),
    });
    outbox.current = box;
    return () => {
      box.stop();
      outbox.current = undefined;
    };
  }, [client, id, isHere]);

  return {
    stored,
    fetched,
    saveState,
    isLate,
    retry: () => {
      setFetched({ state: 'LOADING' });
      void fetchNow();
    },
    /** Shows a change at once and keeps it on the device. An answer, a flag and time spent are sent soon. */
    change: async (number: number, what: NewChange) => {
      setStored((before) => before && withChange(before, number, what));
      writing.current += 1;
      try {
        await changeEntry(id, number, what);
      } catch {
        // It stays on show. The next change may find room.
        void toast(t('papers.notKept'), 'error');
        return;
      } finally {
        writing.current -= 1;
      }
      if (writing.current === 0) setStored((await readStoredPaper(id)) ?? null);
      if (what.draft === undefined) outbox.current?.wake();
    },
    /** Sends what changed at once. */
    send: () => outbox.current?.wake(0),
    handIn: async (at?: string) => {
      await noteHandedIn(id, at);
      outbox.current?.wake(0);
    },
  };
}

export type OpenPaper = ReturnType<typeof usePaper>;
