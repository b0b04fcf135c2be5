export { freePort } from '../../api/src/test-free-port.ts';
