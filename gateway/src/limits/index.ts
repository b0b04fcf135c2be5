export { admission, spending, tooMany } from './admission.ts';
export { openBudgets, pointsOf, type Budgets } from './budgets.ts';
export type { Asking } from './callers.ts';
export { limitConnections, slowRequestCheck } from './connections.ts';
export { CONNECTION_LIMITS, type ConnectionLimits } from './settings.ts';
