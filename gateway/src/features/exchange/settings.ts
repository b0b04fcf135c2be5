/** Concurrent, for each client unless it says otherwise. */
export const EXCHANGE_LIMITS = {
  exchangesAToken: 2,
  exchangesAnAddress: 4,
  /** For all clients together: each occupies one of the connections for uploads. */
  exchanges: 4,
};

const MB = 1024 * 1024;

/** Larger files are for the command. The form has pictures and corrections beside the file. */
export const MAX_IMPORT_BYTES = 520 * MB;
/** The texts of a folder of content, as the REST API takes them. */
export const MAX_CONTENT_BYTES = 20 * MB;
/** A picture of 5 MB in a form. */
export const MAX_PICTURE_BODY_BYTES = 5 * MB + 16 * 1024;
export const MAX_REPORT_BYTES = 64 * MB;
export const MAX_EXPORT_BYTES = 4 * 1024 * MB;
/** Of the body that has the password. */
export const MAX_PASSWORD_BYTES = 16 * 1024;
/** A refused file may have 100 columns with three texts of each. */
export const MAX_ERROR_BYTES = 256 * 1024;

/** Of the upstream's timeout, without a byte in either direction before the answer begins. */
export const QUIET_TIMES = 1.5;
/** The same once it has begun: a large transaction ends in silence. */
export const SILENCE_MS = 120_000;
export const TOTAL_MS = 30 * 60_000;
export const SPEED_GRACE_MS = 30_000;

/** Per second, on average, like other uploads. */
export const PACE_BYTES = 4 * 1024;

/** After a refusal the rest is read and dropped, or a browser would not show it. */
export const LINGER = { ms: 30_000, bytes: 200 * MB };
