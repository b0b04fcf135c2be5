import type { DeviceLogins } from '../../db/schema.ts';

const MAX_DEVICES = 10;

// The order matters: Edge, Opera and Samsung Internet also say Chrome, and Chrome says Safari.
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

/** Such as 'Chrome on Android'. From a fixed list, so that nothing a stranger writes is stored. */
export function deviceOf(userAgent = ''): string {
  const nameIn = (list: [RegExp, string][], other: string) => list.find(([mark]) => mark.test(userAgent))?.[1] ?? other;
  return `${nameIn(BROWSERS, 'Other')} on ${nameIn(SYSTEMS, 'another system')}`;
}

/** Keeps the ten latest devices. */
export function rememberDevice(devices: DeviceLogins, device: string, at: Date): DeviceLogins {
  const last = at.toISOString();
  const all = { ...devices, [device]: { first: devices[device]?.first ?? last, last } };
  return Object.fromEntries(
    Object.entries(all)
      .sort(([, a], [, b]) => b.last.localeCompare(a.last))
      .slice(0, MAX_DEVICES),
  );
}
