/** What is said of a pack's lease wherever packs are stored; the service worker reads it too. */
export type Lease = {
  isPaid: boolean;
  /** ISO 8601: the end of the lease, by the server. */
  validUntil: string;
  /** The latest time at which this device has seen it, in milliseconds since 1970. */
  storedAt: number;
};

/** A clock that is put right by hand may move by hours. */
const SLACK_MS = 86_400_000;

/** Whether a paid pack may no longer be read: its lease has ended, or the clock was set back. */
export const isOver = ({ isPaid, validUntil, storedAt }: Lease, now = Date.now()): boolean =>
  // A date that cannot be read ends it too.
  isPaid && (!(now < Date.parse(validUntil)) || now < storedAt - SLACK_MS);
