import { useEffect, useState } from 'react';
import { isClockSet, serverNow } from '../device/clock.ts';

const ANNOUNCED = [10, 5, 1];
const MINUTE_MS = 60_000;
const TICK_MS = 500;

type Remaining = {
  /** Null without a limit. */
  remainingMs: number | null;
  /** By the server's clock alone: the device's own never hands a paper in. */
  isTimeUp: boolean;
  /** The minutes to announce: those that remained when ten, five or one was passed. */
  announced: number | undefined;
};

function remainingOf(endsAt: string | null, before?: Remaining): Remaining {
  if (endsAt === null) return { remainingMs: null, isTimeUp: false, announced: undefined };
  const remainingMs = Math.max(0, Date.parse(endsAt) - serverNow());
  const last = before?.remainingMs ?? 0;
  const hasPassed = ANNOUNCED.some((minutes) => last > minutes * MINUTE_MS && remainingMs <= minutes * MINUTE_MS);
  return {
    remainingMs,
    isTimeUp: remainingMs === 0 && isClockSet(),
    announced: hasPassed ? Math.ceil(remainingMs / MINUTE_MS) : before?.announced,
  };
}

/** The time that is left. */
export function useRemaining(endsAt: string | null): Remaining {
  const [remaining, setRemaining] = useState(() => remainingOf(endsAt));
  useEffect(() => {
    const update = () => setRemaining((before) => remainingOf(endsAt, before));
    update();
    if (endsAt === null) return undefined;
    const timer = setInterval(update, TICK_MS);
    // Timers stop while a phone sleeps.
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [endsAt]);
  return remaining;
}

/** 1:05:09, or 5:09. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
