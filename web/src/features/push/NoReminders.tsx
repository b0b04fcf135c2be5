import { t } from './messages/index.ts';
import type { BrowserState } from './usePushBrowser.ts';

/** Why this browser receives none, and what the reader can do. */
export function NoReminders({ state }: { state: BrowserState }) {
  if (state === 'DENIED') return <p>{t('push.denied')}</p>;
  if (state === 'UNSUPPORTED') return <p>{t('push.unsupported')}</p>;
  if (state !== 'HOME_SCREEN') return null;
  return (
    <>
      <p>{t('push.homeScreen')}</p>
      <ol>
        <li>{t('push.homeScreenShare')}</li>
        <li>{t('push.homeScreenOpen')}</li>
      </ol>
    </>
  );
}
