import { Button } from '@mantine/core';
import { useState } from 'react';
import { t } from '../messages/index.ts';

const PAGE = 100;

/** The first 100 of a long list, and 100 more at a time. */
export function useMore<Item>(all: readonly Item[]) {
  const [count, setCount] = useState(PAGE);
  return { shown: all.slice(0, count), isMore: all.length > count, more: () => setCount(count + PAGE) };
}

export const ShowMore = ({ onMore }: { onMore: () => void }) => (
  <div>
    <Button variant="default" onClick={onMore}>
      {t('exchange.folderMore')}
    </Button>
  </div>
);
