import type { DeviceLogins } from '../../db/schema.ts';

const MAX_DEVICES = 10;

// The first that matches: Edge, Opera and Samsung's also call themselves Chrome, and Chrome calls itself Safari.
const BROWSERS: [RegExp, string][] = [
  [/\bEdg/, 'Edge'],
  [/\bOPR\/|\bOpera/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox\/|FxiOS/, 'Firefox'],
  [/Chrome\/|CriOS/, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** What kind of device it is, from a fixed list: 'Chrome on Android'. What a stranger writes is never kept. */
export function deviceOf(userAgent = ''): string {
  const named = (list: [RegExp, string][], other: string) => list.find(([mark]) => mark.test(userAgent))?.[1] ?? other;
  return `${named(BROWSERS, 'Other')} on ${named(SYSTEMS, 'another system')}`;
}

/** The devices with this one's sign-in added; the ten latest. */
export function rememberDevice(known: DeviceLogins, device: string, at: Date): DeviceLogins {
  const last = at.toISOString();
  const all = { ...known, [device]: { first: known[device]?.first ?? last, last } };
  return Object.fromEntries(
    Object.entries(all)
      .sort(([, a], [, b]) => b.last.localeCompare(a.last))
      .slice(0, MAX_DEVICES),
  );
}
