export {
  requirePoint,
  createCharge,
  openAdmission,
  createSpend,
  tooManyRequests,
  type Admission,
} from './admission.ts';
export { openBudgets, type Budgets } from './budgets.ts';
export { callerKeys, type CallerKeys } from './callers.ts';
export { allowLongRequest, limitConnections, slowRequestCheck } from './connections.ts';
export { CONNECTION_LIMITS, UPLOAD_POINTS, type ConnectionLimits } from './settings.ts';
export { queueByKey } from './keyed-queue.ts';
export { verifiedReaders, type VerifiedReaders } from './verified-readers.ts';
