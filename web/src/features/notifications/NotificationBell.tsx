import { useEffect, useState, type ComponentType } from 'react';
import { useSession } from '../../session/index.ts';
import classes from './NotificationBell.module.css';

type Props = {
  /** Only one bell per page announces new notifications to screen readers. */
  announces?: boolean;
};

// Safari has no idle callback.
const whenIdle = (callback: () => void) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(callback) : setTimeout(callback, 1000);

/** Loads the bell's and the socket's code when the page is idle. */
export function NotificationBell(props: Props) {
  const userId = useSession()?.user_id;
  const [Bell, setBell] = useState<ComponentType<Props>>();
  useEffect(() => {
    // The site works without the bell.
    if (userId) whenIdle(() => void import('./Bell.tsx').then((code) => setBell(() => code.Bell)).catch(() => {}));
  }, [userId]);
  if (!userId) return null;
  return <span className={classes.place}>{Bell && <Bell key={userId} {...props} />}</span>;
}
