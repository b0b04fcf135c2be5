export { freePort } from '../../api/src/testing/free-port.ts';
