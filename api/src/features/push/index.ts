export { openPush, type PushService } from './open.ts';
