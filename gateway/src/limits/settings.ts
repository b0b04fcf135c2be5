export const WINDOW_S = 60;

/** Nodes of a response per point, besides the one point of every request or subscription. */
export const NODES_A_POINT = 1_000;

/** Times an address's budget. A /48 holds 65,536 of the /64s that limits count; phone networks share one widely. */
export const NETWORK_SHARE = 16;

/** As much as the largest response. */
export const UPLOAD_POINTS = 10;

/** After this long without a reply this instance counts by itself. */
export const REDIS_SILENCE_MS = 1_000;

export const CONNECTION_LIMITS = {
  maxConnections: 20_000,
  headersMs: 10_000,
  requestMs: 30_000,
  /** Of one that asks for it with `allowLongRequest`. */
  longRequestMs: 30 * 60_000,
  checkMs: 5_000,
  /** Longer than a proxy in front keeps one, or it would send requests into closed connections. */
  keepAliveMs: 65_000,
  /** Without traffic, as when a client does not read its response. */
  silenceMs: 60_000,
};
export type ConnectionLimits = typeof CONNECTION_LIMITS;
