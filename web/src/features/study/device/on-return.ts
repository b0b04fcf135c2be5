import { useEffect, useEffectEvent } from 'react';

/** Calls back whenever the reader returns to the tab. Returns a function that stops it. */
export function onReturn(listener: () => void): () => void {
  const onVisibility = () => {
    if (document.visibilityState === 'visible') listener();
  };
  document.addEventListener('visibilitychange', onVisibility);
  return () => document.removeEventListener('visibilitychange', onVisibility);
}

/** Calls back whenever the reader returns to the tab: they may have answered on another device. */
export function useReturn(listener: () => void): void {
  const callBack = useEffectEvent(listener);
  useEffect(() => onReturn(() => callBack()), []);
}
