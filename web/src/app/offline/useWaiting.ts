import { useCallback, useEffect, useSyncExternalStore } from 'react';

const CHECK_MS = 3_600_000;

/** Whether a new version of the worker waits until every tab is closed. */
export function useWaiting(registration: ServiceWorkerRegistration | undefined): boolean {
  useEffect(() => registration && checkLater(registration), [registration]);
  const subscribe = useCallback(
    (listener: () => void) => (registration ? follow(registration, listener) : () => {}),
    [registration],
  );
  // The first version waits for no other.
  return useSyncExternalStore(subscribe, () => Boolean(registration?.waiting && registration.active));
}

function follow(registration: ServiceWorkerRegistration, listener: () => void) {
  const followNext = () => {
    registration.installing?.addEventListener('statechange', listener);
    listener();
  };
  followNext();
  registration.addEventListener('updatefound', followNext);
  navigator.serviceWorker.addEventListener('controllerchange', listener);
  return () => {
    registration.removeEventListener('updatefound', followNext);
    navigator.serviceWorker.removeEventListener('controllerchange', listener);
  };
}

/** The browser looks for a new version when a page is opened: a tab that stays open looks when it is shown again. */
function checkLater(registration: ServiceWorkerRegistration) {
  let last = Date.now();
  const check = () => {
    if (document.hidden || Date.now() - last < CHECK_MS) return;
    last = Date.now();
    registration.update().catch(() => {});
  };
  document.addEventListener('visibilitychange', check);
  return () => document.removeEventListener('visibilitychange', check);
}
