export { admitting, charging, openAdmission, spending, tooMany, type Admission } from './admission.ts';
export { openBudgets, type Budgets } from './budgets.ts';
export { callerKeys, type CallerKeys } from './callers.ts';
export { limitConnections, slowRequestCheck } from './connections.ts';
export { CONNECTION_LIMITS, UPLOAD_POINTS, type ConnectionLimits } from './settings.ts';
export { turnsByKey } from './turns.ts';
export { underWayLimit } from './under-way.ts';
export { verifiedReaders, type VerifiedReaders } from './verified-readers.ts';
