import { useClickOutside, useWindowEvent } from '@mantine/hooks';
import { useId, useRef, useState } from 'react';
import { IconBell } from '../../components/icons.ts';
import classes from './Bell.module.css';
import { mayBeBangla } from '../../i18n/formats/bangla.ts';
import { inDigits } from '../../i18n/formats/digits.ts';
import { useFeed } from './live/useFeed.ts';
import { t } from './messages/index.ts';
import { Panel } from './panel/Panel.tsx';
import { useNotifications } from './useNotifications.ts';

const MOST_SHOWN = 99;

export function Bell({ announces = false }: { announces?: boolean }) {
  const feed = useFeed();
  const notifications = useNotifications();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useId();
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const box = useClickOutside<HTMLSpanElement>(() => setOpen(false), ['pointerdown', 'focusin'], undefined, isOpen);
  useWindowEvent('keydown', ({ key }) => {
    if (isOpen && key === 'Escape') close();
  });
  const { unread } = notifications;
  return (
    <span ref={box} className={classes.box}>
      <button
        type="button"
        ref={button}
        className={classes.bell}
        aria-label={unread > 0 ? t('notifications.bellUnread', { count: unread }) : t('notifications.heading')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panel : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <IconBell size={22} stroke={1.75} aria-hidden />
        {unread > 0 && (
          <span className={classes.count} aria-hidden>
            {unread > MOST_SHOWN
              ? t('notifications.moreThan', { count: MOST_SHOWN })
              : mayBeBangla
                ? inDigits(unread)
                : unread}
          </span>
        )}
      </button>
      {announces && (
        <span role="status" className={classes.unseen}>
          {feed.newest && t('notifications.newOne', { title: feed.newest })}
        </span>
      )}
      {isOpen && (
        <Panel id={panel} notifications={notifications} isReconnecting={feed.isReconnecting} onClose={close} />
      )}
    </span>
  );
}
