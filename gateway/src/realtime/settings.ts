const KB = 1024;

export const CLIENT_LIMITS = {
  subscriptionsASocket: 20,
  socketsAViewer: 10,
  /** Verified ones: hundreds of phones share an address behind a carrier's NAT. */
  socketsAnAddress: 500,
  newSocketsAnAddress: 30,
  maxPayloadBytes: 64 * KB,
  messages: 200,
  messagesMs: 10_000,
  maxUnsentBytes: 1024 * KB,
  initWaitMs: 3_000,
  /** A socket that has not answered by the next ping is cut. */
  pingMs: 12_000,
  /** Longest event stream: a client that vanished looks like a silent one, to TCP for a quarter of an hour. */
  streamMs: 300_000,
  recheckMs: 60_000,
  /** How long clients have to close on shutdown. */
  goodbyeMs: 1_000,
};
export type ClientLimits = typeof CLIENT_LIMITS;

export const RELAY_SETTINGS = {
  /** Specification 7: up to 5 reconnection attempts. */
  attempts: 5,
  /** Doubles with each attempt, with jitter of ±50 %. */
  firstWaitMs: 1_000,
  lastWaitMs: 5_000,
  connectMs: 5_000,
  /** A connection that the upstream ends sooner counts as a failed attempt. */
  steadyMs: 10_000,
  queue: 256,
};
export type RelaySettings = typeof RELAY_SETTINGS;

/** After a restart all relays read at once; their own queue keeps them from filling the bulkhead. */
export const MAX_CONCURRENT_READS = 20;
export type Enqueue = <Value>(read: () => Promise<Value>) => Promise<Value>;
