import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { BASE } from '../../../i18n/base.ts';
import { studioQuestionPath, paths } from '../pages.ts';
import { forgetSaved } from './draft/device.ts';
import { lockNew, openNew, openQuestion } from './draft/open-session.ts';
import type { DraftSession } from './draft/session.ts';

/** The router is not asked: it would mount the page anew, under the hands of who types. */
const replaceAddress = (path: string) => history.replaceState(history.state, '', BASE + path);

export type Opened = { session?: DraftSession | null; error?: unknown };

/** `id` of a question, or undefined for a new one, whose key on this device is in the address. Null: there is none. */
export function useDraftSession(owner: string, id: string | undefined): Opened {
  const client = useApolloClient();
  const [opened, setOpened] = useState<Opened>({});
  useEffect(() => {
    let isClosed = false;
    let close = () => {};
    async function open() {
      // No question waits for it.
      void forgetSaved(owner).catch(() => {});
      const options = { client, owner, onCreated: (created: string) => replaceAddress(studioQuestionPath(created)) };
      if (id !== undefined) return openQuestion(options, id);
      const wanted = new URLSearchParams(location.search).get('draft') ?? undefined;
      const [session, key] = await openNew(options, wanted);
      if (!isClosed && !wanted) replaceAddress(newDraftPath(key));
      const release = lockNew(key);
      close = release;
      return session;
    }
    open()
      .then((session) => {
        if (isClosed) return session?.close();
        const release = close;
        close = () => {
          session?.close();
          release();
        };
        return setOpened({ session });
      })
      .catch((error: unknown) => !isClosed && setOpened({ error }));
    return () => {
      isClosed = true;
      close();
    };
  }, [client, owner, id]);
  return opened;
}

/** Of a new question that this device keeps under the key. */
export const newDraftPath = (key: string) => `${paths.start}?${new URLSearchParams({ draft: key })}`;

export const useDraftState = (session: DraftSession) => useSyncExternalStore(session.subscribe, session.state);
