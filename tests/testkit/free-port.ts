export { freePort } from '../../server/testing/free-port.ts';
