export { preparePartitions } from './partitions.ts';
