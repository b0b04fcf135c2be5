import { Skeleton } from '@mantine/core';

const ROWS = 5;

export const PacksSkeleton = () => (
  <div aria-busy>
    {Array.from({ length: ROWS }, (_, index) => (
      <Skeleton key={index} height="5.5rem" mb={12} radius="var(--radius-sheet)" />
    ))}
  </div>
);

/** With the line of the free space above the packs. */
export const DownloadsSkeleton = () => (
  <>
    <Skeleton height="1.3125rem" width="14rem" mb={24} />
    <PacksSkeleton />
  </>
);
