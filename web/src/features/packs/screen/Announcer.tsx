import { VisuallyHidden } from '@mantine/core';
import type { ListedPack } from '../device/listing.ts';
import { t } from './messages/index.ts';

const STEP = 25;

/** For screen readers: each quarter of a download, and its end. */
export const Announcer = ({ packs }: { packs: readonly ListedPack[] }) => (
  <VisuallyHidden role="status">
    {packs.filter(({ state, pending }) => state === 'DOWNLOADING' && pending).map((pack) => `${announcement(pack)}. `)}
  </VisuallyHidden>
);

function announcement({ title, missing, total }: ListedPack): string {
  const percent = total > 0 ? Math.floor(((total - missing) / total) * (100 / STEP)) * STEP : 0;
  return t('packs.announce', { title, percent });
}
