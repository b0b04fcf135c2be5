import { Button } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useId, useState } from 'react';
import { readStored, store } from '../../components/storage.ts';
import { isReturning } from '../../offline/first-visit.ts';
import { isInstalled, type InstallPrompt } from '../../offline/install-prompt.ts';
import classes from './InstallHint.module.css';
import { t } from './messages/index.ts';

const DONE = 'install-hint';

// Only Safari on iOS has the property, and no prompt.
const isIos = () => 'standalone' in navigator;

const isDone = () => readStored('localStorage', DONE) !== null || isInstalled();

/** How to install the site: never on a first visit, and never again once it was answered. */
export function InstallHint() {
  const [isHidden, setIsHidden] = useState(() => isDone() || !isReturning());
  const prompt = useInstallPrompt();
  const title = useId();
  const end = () => {
    store('localStorage', DONE, '1');
    setIsHidden(true);
  };
  useWindowEvent('appinstalled', end);
  if (isHidden || (!prompt && !isIos())) return null;
  const install = async () => {
    await prompt?.prompt();
    // Whatever the answer, the browser makes the offer once.
    globalThis.installPrompt = undefined;
    end();
  };
  return (
    <section className={classes.hint} aria-labelledby={title}>
      <h2 id={title} className={classes.title}>
        {t('install.title')}
      </h2>
      <p>{t(prompt ? 'install.text' : 'install.iosText')}</p>
      {!prompt && (
        <ol className={classes.steps}>
          <li>{t('install.iosShare')}</li>
          <li>{t('install.iosAdd')}</li>
        </ol>
      )}
      <div className={classes.actions}>
        {prompt && <Button onClick={() => void install()}>{t('install.add')}</Button>}
        <Button variant="default" onClick={end}>
          {t('install.dismiss')}
        </Button>
      </div>
    </section>
  );
}

function useInstallPrompt(): InstallPrompt | undefined {
  const [prompt, setPrompt] = useState(globalThis.installPrompt);
  useEffect(() => {
    const take = (event: Event) => setPrompt(event as InstallPrompt);
    addEventListener('beforeinstallprompt', take);
    return () => removeEventListener('beforeinstallprompt', take);
  }, []);
  return prompt;
}
