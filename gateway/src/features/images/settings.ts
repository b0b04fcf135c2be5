import { LANES } from '../../rest/lanes.ts';

/** Concurrent, for each client unless it says otherwise. */
export const PICTURE_LIMITS = {
  uploadsAToken: 2,
  uploadsAnAddress: 4,
  /** For all clients together: each upload occupies a connection to the upstream. */
  uploads: LANES.uploads.connections,
  /** Per second, on average: 32 kbit/s, the slowest mobile lines. */
  uploadPaceBytes: 4 * 1024,
};
