// Profile, record and RX Aid link to downloads.
export const chunks = {
  parts: /(index|DownloadsLink|DownloadsSkeleton|support|has-packs\.generated|messages\/index)\./,
};
