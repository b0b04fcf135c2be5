import { useEffect, useState } from 'react';
import { serverNow } from '../device/clock.ts';

const ANNOUNCED = [10, 5, 1];
const MINUTE_MS = 60_000;
const TICK_MS = 500;

const leftUntil = (endsAt: string | null) => (endsAt === null ? null : Math.max(0, Date.parse(endsAt) - serverNow()));

/** The milliseconds that remain, and the last announced minute that has passed. Null without a limit. */
export function useRemaining(endsAt: string | null) {
  const [remainingMs, setRemainingMs] = useState(() => leftUntil(endsAt));
  useEffect(() => {
    const update = () => setRemainingMs(leftUntil(endsAt));
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
  const announced =
    remainingMs === null ? undefined : ANNOUNCED.findLast((minutes) => remainingMs <= minutes * MINUTE_MS);
  return { remainingMs, announced };
}

/** 1:05:09, or 5:09. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
