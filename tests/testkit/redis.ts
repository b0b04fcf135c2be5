export { openRedis, startRedis, type Redis } from '../../api/src/test-redis.ts';
