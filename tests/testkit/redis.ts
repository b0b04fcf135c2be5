export { openRedis, startRedis, type Redis } from '../../api/src/testing/redis.ts';
