// Profile, record and RX Aid link to downloads.
export const chunks = {
  packs: /(content\/(packs|questions|rx-aid)|device\/(database|leases|packs|questions|sealing)|question)\./,
  parts: /(index|DownloadsLink|DownloadsSkeleton|support|has-packs\.generated|messages\/index)\./,
};
