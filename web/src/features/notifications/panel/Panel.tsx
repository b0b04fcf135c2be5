import { useEffect, useRef } from 'react';
import { t } from '../messages/index.ts';
import type { Notifications } from '../useNotifications.ts';
import { List } from './List.tsx';
import classes from './Panel.module.css';

type Props = { id: string; notifications: Notifications; isReconnecting: boolean; onClose: () => void };

export function Panel({ id, notifications, isReconnecting, onClose }: Props) {
  const { items, unread, markAllRead, clear } = notifications;
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = () => heading.current?.focus();
  useEffect(focusHeading, []);
  // The pressed button disappears: keep the focus in the panel.
  const andFocus = (action: () => void) => () => {
    action();
    focusHeading();
  };
  return (
    <div id={id} role="dialog" aria-labelledby={`${id}-heading`} className={classes.panel}>
      <div className={classes.head}>
        <h2 id={`${id}-heading`} ref={heading} tabIndex={-1}>
          {t('notifications.heading')}
        </h2>
        {unread > 0 && <span className={classes.badge}>{t('notifications.countNew', { count: unread })}</span>}
        {unread > 0 && (
          <button type="button" className={classes.action} onClick={andFocus(markAllRead)}>
            {t('notifications.markAll')}
          </button>
        )}
      </div>
      <List notifications={notifications} />
      <div className={classes.foot}>
        <span role="status" className={classes.status}>
          {isReconnecting && t('notifications.reconnecting')}
        </span>
        {items !== undefined && items.length > 0 && (
          <button type="button" className={classes.action} onClick={andFocus(clear)}>
            {t('notifications.clear')}
          </button>
        )}
        <button type="button" className={classes.action} onClick={onClose}>
          {t('notifications.close')}
        </button>
      </div>
    </div>
  );
}
