import { useEffect, useState, type ComponentType } from 'react';
import { useSession } from '../../session/index.ts';
import classes from './NotificationBell.module.css';

type Props = {
  /** Of several bells on a page one alone tells screen readers of what is new. */
  announces?: boolean;
};

// Safari has no idle callback.
const whenIdle = (callback: () => void) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(callback) : setTimeout(callback, 1000);

/** The signed-in reader's bell. Its code, with the socket's, comes when the page has nothing else to do. */
export function NotificationBell(props: Props) {
  const userId = useSession()?.user_id;
  const [Bell, setBell] = useState<ComponentType<Props>>();
  useEffect(() => {
    // Without it, as on a line too poor for it, everything else works.
    if (userId) whenIdle(() => void import('./Bell.tsx').then((code) => setBell(() => code.Bell)).catch(() => {}));
  }, [userId]);
  if (!userId) return null;
  return <span className={classes.place}>{Bell && <Bell key={userId} {...props} />}</span>;
}
