import { useRef } from 'react';
import { t } from '../messages/index.ts';
import type { NotificationItemFragment } from '../notification.generated.ts';
import { when } from '../when.ts';
import classes from './Item.module.css';
import { Message } from './Message.tsx';

type Props = {
  item: NotificationItemFragment;
  isLatest: boolean;
  isExpanded: boolean;
  onExpand: () => void;
  onRead: () => void;
};

/** A click anywhere on it marks it as read. */
export function Item({ item, isLatest, isExpanded, onExpand, onRead }: Props) {
  const row = useRef<HTMLLIElement>(null);
  const { title, message, isRead, createdAt } = item;
  return (
    // The keyboard uses the button inside.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <li ref={row} tabIndex={-1} className={classes.item} data-unread={!isRead || undefined} onClick={onRead}>
      <div className={classes.head}>
        <h3 className={classes.title}>{title}</h3>
        {isLatest && <span className={classes.latest}>{t('notifications.latest')}</span>}
        {!isRead && (
          <button
            type="button"
            className={classes.dot}
            aria-label={t('notifications.markOne', { title })}
            // The row handles the click; the button disappears.
            onClick={() => row.current?.focus()}
          />
        )}
      </div>
      <Message message={message} title={title} isExpanded={isExpanded} onExpand={onExpand} />
      <time className={classes.time} dateTime={createdAt ?? undefined}>
        {when(createdAt)}
      </time>
    </li>
  );
}
