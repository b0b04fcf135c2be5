import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { serverText } from '../../apollo/errors.ts';
import { CHOSEN_LANGUAGE } from '../../components/LanguageLink.tsx';
import { readStored, store } from '../../components/storage.ts';
import { useSession } from '../../session/index.ts';
import { SetLanguageDocument } from './language.generated.ts';

const KEY = 'language';

/**
 * The language that the reader chose on this device, or null. A choice of this tab, made by a link, is stored on the device
 * and in the account, if the reader is logged in. A page that could not store it leaves that to the next one.
 */
export function useChosenLanguage(): string | null {
  const client = useApolloClient();
  const isSignedIn = useSession() !== null;
  const choice = readStored('sessionStorage', CHOSEN_LANGUAGE);
  useEffect(() => {
    if (choice === null) return;
    store('localStorage', KEY, choice);
    const end = () => store('sessionStorage', CHOSEN_LANGUAGE, null);
    if (!isSignedIn) return end();
    client
      .mutate({ mutation: SetLanguageDocument, variables: { language: choice } })
      .then(end)
      .catch((error: unknown) => serverText(error) !== undefined && end());
  }, [client, choice, isSignedIn]);
  return choice ?? readStored('localStorage', KEY);
}
