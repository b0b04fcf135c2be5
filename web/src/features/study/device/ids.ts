import { v4 } from 'uuid';
import { readStored, store } from '../../../components/storage.ts';

function idIn(area: 'localStorage' | 'sessionStorage', key: string) {
  const id = readStored(area, key) ?? v4();
  store(area, key, id);
  return id;
}

/** Random, of this browser. */
export const deviceId = () => idIn('localStorage', 'study-device');

/** Of one tab. */
export const visitId = () => idIn('sessionStorage', 'study-session');
