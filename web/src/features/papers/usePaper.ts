import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { errorText } from '../../apollo/errors.ts';
import { useSession } from '../../session/index.ts';
import { useReturn } from '../study/device/index.ts';
import { fetchPaper } from './device/calls.ts';
import { startOutbox, type SaveState } from './device/outbox.ts';
import { noteHandedIn, type NewChange } from './device/sheets.ts';
import { useStoredPaper } from './useStoredPaper.ts';
import { useWritten } from './useWritten.ts';

/** How often an open screen fetches what another device has changed. */
const REFRESH_MS = 60_000;

/** `text` is the message of the failure. */
type Fetched = { state: 'LOADING' | 'DONE' } | { state: 'FAILED'; text: string };

/**
 * The reader's paper on this device, in sync with the account. `stored` is undefined while loading, null if the device
 * does not have it. Give the component a `key` per reader.
 */
export function usePaper(id: string) {
  const client = useApolloClient();
  const owner = useSession()?.user_id ?? '';
  const { stored, kept, change } = useStoredPaper(id);
  const { fetched, retry } = useFetchedPaper(client, id, { owner, isOpen: stored?.paper.state === 'OPEN' });
  const written = useWritten(id);
  const [marking, setMarking] = useState<number>();
  const { outbox, saveState, isLate } = useOutbox(client, id, Boolean(stored));
  const isDrawn = stored?.isDrawn === true;
  useEffect(() => {
    // The tab may have been closed between an answer and its marks.
    if (isDrawn) void markDrawn(id);
  }, [id, isDrawn]);
  return {
    stored,
    kept,
    fetched,
    saveState,
    isLate,
    retry,
    written,
    /** The number of the short answer whose model points the reader is ticking. */
    marking,
    setMarking,
    /** Shows a change at once and stores it. All but drafts are sent soon. */
    change: async (number: number, what: NewChange) => {
      if (!(await change(number, what)) || what.draft !== undefined) return;
      if (isDrawn && what.answer) await markDrawn(id);
      outbox.current?.wake();
    },
    /** Sends unsent changes now. */
    send: () => outbox.current?.wake(0),
    handIn: async (at?: string) => {
      await noteHandedIn(id, at);
      if (isDrawn) await markDrawn(id);
      outbox.current?.wake(0);
    },
  };
}

export type OpenPaper = ReturnType<typeof usePaper>;

/** Without its marks, the paper goes on: the account marks it when it has it. */
const markDrawn = (id: string) => import('./drawn/index.ts').then((drawn) => drawn.markDrawn(id)).catch(() => {});

function useFetchedPaper(client: ApolloClient, id: string, { owner, isOpen }: { owner: string; isOpen: boolean }) {
  const [fetched, setFetched] = useState<Fetched>({ state: 'LOADING' });
  const fetchNow = useCallback(
    // A visitor's paper exists on this device only.
    () =>
      (owner === '' ? Promise.resolve() : fetchPaper(client, id)).then(
        () => setFetched({ state: 'DONE' }),
        (error: unknown) => setFetched({ state: 'FAILED', text: errorText(error) }),
      ),
    [client, id, owner],
  );
  const readIfSeen = useCallback(() => document.visibilityState === 'visible' && void fetchNow(), [fetchNow]);
  useEffect(() => void readIfSeen(), [readIfSeen]);
  // Another device may have changed it, or the time may be over.
  useReturn(readIfSeen);
  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = setInterval(readIfSeen, REFRESH_MS);
    return () => clearInterval(timer);
  }, [isOpen, readIfSeen]);
  const retry = () => {
    setFetched({ state: 'LOADING' });
    void fetchNow();
  };
  return { fetched, retry };
}

function useOutbox(client: ApolloClient, id: string, isHere: boolean) {
  const [saveState, setSaveState] = useState<SaveState>('SENT');
  const [isLate, setIsLate] = useState(false);
  const outbox = useRef<ReturnType<typeof startOutbox>>(undefined);
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
  return { outbox, saveState, isLate };
}
