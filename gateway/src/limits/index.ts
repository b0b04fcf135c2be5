export { admitting, openAdmission, spending, tooMany, type Admission } from './admission.ts';
export { openBudgets, type Budgets } from './budgets.ts';
export { limitConnections, slowRequestCheck } from './connections.ts';
export { CONNECTION_LIMITS, UPLOAD_POINTS, type ConnectionLimits } from './settings.ts';
