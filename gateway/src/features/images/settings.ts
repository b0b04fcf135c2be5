import { LANES } from '../../rest/lanes.ts';

/** What one client may take of pictures at a time. */
export const PICTURE_LIMITS = {
  uploadsAToken: 2,
  uploadsAnAddress: 4,
  /** Each holds a connection to the upstream for as long as its line takes. */
  uploads: LANES.uploads.connections,
  /** A second, on average: 32 kbit/s, as the slowest mobile lines have it. */
  uploadPaceBytes: 4 * 1024,
  /** As many as browsers open connections. */
  viewsAnAddress: 6,
  /** The pictures of a page whose sizes are all new wait for one another. */
  viewsWaiting: 60,
};
