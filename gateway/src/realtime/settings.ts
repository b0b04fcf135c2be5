const KB = 1024;

/** What one client may have and do. */
export const CLIENT_LIMITS = {
  subscriptionsASocket: 20,
  socketsAViewer: 10,
  /** Of readers who have signed in: hundreds of phones share an address behind a carrier's NAT. */
  socketsAnAddress: 500,
  /** Those that have not shown yet who they are. */
  newSocketsAnAddress: 30,
  maxPayloadBytes: 64 * KB,
  /** Messages a socket may send in a window of `messagesMs`. */
  messages: 200,
  messagesMs: 10_000,
  /** What may wait in the gateway for a client that does not read. */
  maxUnsentBytes: 1024 * KB,
  /** How long a socket may stay without saying who it is. */
  initWaitMs: 3_000,
  /** A socket that has not answered by the next ping is cut. */
  pingMs: 12_000,
  /**
   * How long a stream of events is at most; its client comes back. One that has vanished without a word is not told from
   * one that only listens: TCP takes a quarter of an hour, and a proxy before the gateway hears for it.
   */
  streamMs: 300_000,
  /** How often a token is looked at again. */
  recheckMs: 60_000,
  /** How long clients have to answer a goodbye. */
  goodbyeMs: 1_000,
};
export type ClientLimits = typeof CLIENT_LIMITS;

/** How a relay holds its line to the upstream. */
export const RELAY_SETTINGS = {
  /** Specification 7: up to 5 reconnection attempts. */
  attempts: 5,
  /** The first wait; each is twice the one before, and half to one and a half times that. */
  firstWaitMs: 1_000,
  lastWaitMs: 5_000,
  connectMs: 5_000,
  /** A line that the upstream ends sooner is an attempt that has failed. */
  steadyMs: 10_000,
  /** Events that may wait for one reader. */
  queue: 256,
};
export type RelaySettings = typeof RELAY_SETTINGS;

/**
 * Reads for lines that run at a time: when all lines are made anew at once, after a restart of either side, they stand in a
 * queue of their own instead of taking every place at the upstream, or being refused one.
 */
export const MAX_CONCURRENT_READS = 20;
export type InTurn = <Value>(read: () => Promise<Value>) => Promise<Value>;
