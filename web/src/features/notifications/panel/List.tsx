import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import { useOnline } from '../../../components/useOnline.ts';
import { t } from '../messages/index.ts';
import type { Notifications } from '../useNotifications.ts';
import { Item } from './Item.tsx';
import classes from './Panel.module.css';

export function List({ notifications: { items, markRead } }: { notifications: Notifications }) {
  const [expanded, setExpanded] = useState<string>();
  const online = useOnline();
  if (items === undefined) {
    return online ? <ListSkeleton /> : <p className={classes.empty}>{t('notifications.offline')}</p>;
  }
  if (items.length === 0) return <p className={classes.empty}>{t('notifications.empty')}</p>;
  return (
    <ul className={classes.list}>
      {items.map((item, index) => (
        <Item
          key={item.id}
          item={item}
          isLatest={index === 0}
          isExpanded={item.id === expanded}
          onExpand={() => setExpanded(item.id === expanded ? undefined : item.id)}
          onRead={() => {
            if (!item.isRead) markRead(item.id);
          }}
        />
      ))}
    </ul>
  );
}

const ListSkeleton = () => (
  <div className={classes.list} aria-busy="true">
    {[0, 1, 2].map((row) => (
      <div key={row} className={classes.pending}>
        <Skeleton width="60%" height={16} />
        <Skeleton height={14} />
        <Skeleton width="30%" height={12} />
      </div>
    ))}
  </div>
);
