/** A budget begins anew after so long. */
export const WINDOW_S = 60;

/** One point a request or subscription, and one more for each so many nodes that its answer may hold. */
export const NODES_A_POINT = 1_000;

/**
 * A site or a tunnel gets a /48 of IPv6, 65,536 households by count, so it has a budget too: 16 times an address's, since
 * a phone network puts thousands of readers into one.
 */
export const NETWORK_SHARE = 16;

/** What an upload costs besides: as much as the largest answer, so that no caller has a budget for one and not for the other. */
export const UPLOAD_POINTS = 10;

/** How long Redis may keep a request waiting before this instance counts by itself. */
export const REDIS_SILENCE_MS = 1_000;

/** What one process holds: every reader with a socket, and room for what they ask. */
export const CONNECTION_LIMITS = {
  maxConnections: 20_000,
  /** Until the headers are there. */
  headersMs: 10_000,
  /** Until the body is there too. */
  requestMs: 30_000,
  /** How often the two are looked at. */
  checkMs: 5_000,
  /** Longer than what stands before it keeps a connection, or that would send a request into one just closed. */
  keepAliveMs: 65_000,
  /** A connection over which nothing moves: a client that does not read its answer. */
  silenceMs: 60_000,
};
export type ConnectionLimits = typeof CONNECTION_LIMITS;
