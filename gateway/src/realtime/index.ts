export { openRelays, type Relays } from './relays.ts';
export type { ClientLimits, RelaySettings } from './settings.ts';
export { openRealtime } from './websocket.ts';
