import type { Outcome } from './rules.ts';

/** What is sent to the account, as AttemptInput of the GraphQL contract has it. */
export type Attempt = {
  /** UUID, version 7. */
  id: string;
  questionId: string;
  answer: { sba?: string; mtf?: { key: string; value: boolean }[] };
  /** ISO 8601, UTC. */
  answeredAt: string;
  tookMs?: number;
  changes: number;
  /** One visit of a tab, and the device: both UUIDs. */
  sessionId: string;
  deviceId: string;
  /** Minutes east of UTC. */
  utcOffsetMinutes: number;
};

export type LoggedAttempt = Attempt & {
  /** The account's user id; empty for a visitor. */
  owner: string;
  outcome: Outcome;
};

export type LastAttempt = { outcome: Outcome; answeredAt: string };
