import { beforeEach, describe, expect, test } from 'vitest';
import { CircuitBreaker, type Verdict } from './circuit-breaker.ts';

let nowMs = 0;
let changes: boolean[] = [];
let breaker: CircuitBreaker;
beforeEach(() => {
  nowMs = 1_000_000;
  changes = [];
  breaker = new CircuitBreaker({ now: () => nowMs, onChange: (isOpen) => changes.push(isOpen) });
});

const read = () => breaker.admit(true);
const call = (verdict: Verdict) => breaker.record(read()!, verdict);
const calls = (count: number, verdict: Verdict) => {
  for (let index = 0; index < count; index += 1) call(verdict);
};

describe('it opens', () => {
  test('if half of 20 calls in 10 seconds fail', () => {
    calls(10, 'good');
    calls(9, 'bad');
    expect(breaker.isOpen).toBe(false);
    call('bad');
    expect([breaker.isOpen, read(), changes]).toEqual([true, undefined, [true]]);
  });

  test('not below half, however many calls', () => {
    for (let round = 0; round < 1_000; round += 1) {
      calls(3, 'good');
      calls(2, 'bad');
    }
    expect(breaker.isOpen).toBe(false);
  });

  test('not for fewer than 20, nor for more in a longer time', () => {
    calls(19, 'bad');
    nowMs += 10_000;
    calls(19, 'bad');
    expect(breaker.isOpen).toBe(false);
    call('bad');
    expect(breaker.isOpen).toBe(true);
  });

  test('for calls spread over the ten seconds', () => {
    for (let second = 0; second < 10; second += 1) {
      calls(2, 'bad');
      nowMs += 999;
    }
    expect(breaker.isOpen).toBe(true);
  });

  test('not for calls without a result of the upstream', () => {
    calls(1_000, 'none');
    expect(breaker.isOpen).toBe(false);
  });
});

describe('while it is open', () => {
  beforeEach(() => calls(20, 'bad'));

  test('a trial call every 5 seconds closes it when it succeeds', () => {
    nowMs += 4_999;
    expect(read()).toBeUndefined();
    nowMs += 1;
    const trial = read()!;
    expect([read(), read()]).toEqual([undefined, undefined]);
    breaker.record(trial, 'bad');
    expect(read()).toBeUndefined();
    nowMs += 5_000;
    call('good');
    expect(changes).toEqual([true, false]);
    // Closing resets all counts.
    calls(19, 'bad');
    expect(breaker.isOpen).toBe(false);
  });

  test('every second if the last one failed at once', () => {
    nowMs += 5_000;
    breaker.record(read()!, 'bad', 20);
    nowMs += 999;
    expect(read()).toBeUndefined();
    nowMs += 1;
    breaker.record(read()!, 'bad', 20);
    nowMs += 1_000;
    breaker.record(read()!, 'bad', 10_000);
    nowMs += 4_999;
    expect(read()).toBeUndefined();
  });

  test('a trial that hangs does not keep the next one waiting', () => {
    nowMs += 5_000;
    const hanging = read()!;
    nowMs += 5_000;
    call('good');
    expect(breaker.isOpen).toBe(false);
    for (let index = 0; index < 30; index += 1) breaker.record(hanging, 'bad');
    expect(breaker.isOpen).toBe(false);
  });

  test('a write is the trial only without reads', () => {
    nowMs += 5_000;
    expect(breaker.admit(false)).toBeUndefined();
    expect(read()).toBeDefined();
    nowMs += 5_000;
    expect(breaker.admit(false)).toBeUndefined();
    nowMs += 500;
    expect(breaker.admit(false)).toBeDefined();
    expect(read()).toBeUndefined();
  });

  test('results of earlier calls do not close it', () => {
    for (let index = 0; index < 30; index += 1) breaker.record(0, 'good');
    expect([breaker.isOpen, read()]).toEqual([true, undefined]);
  });
});
