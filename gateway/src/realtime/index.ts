export { openRelays, type Relays } from './relays.ts';
export { MAX_CONCURRENT_READS, type ClientLimits, type Enqueue, type RelaySettings } from './settings.ts';
export { openRealtime } from './websocket.ts';
