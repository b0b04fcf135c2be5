export { DownloadsLink } from './DownloadsLink.tsx';

/** What packs on this device answer without a network. */
export const loadPackContent = () => import('./content/index.ts');

/** What is due on a visit: leases, updates and downloads that were interrupted. */
export const loadPackDownloads = () => import('./device/downloads.ts');

/** Removes an account's packs from this device, for log-out. */
export const removeAccountsPacks = async (owner: string) =>
  (await import('./device/leases.ts')).removeAccountsPacks(owner);
