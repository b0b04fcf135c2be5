export { admission, spending, tooMany } from './admission.ts';
export { openBudgets, type Budgets } from './budgets.ts';
export { limitConnections, slowRequestCheck } from './connections.ts';
export { CONNECTION_LIMITS, type ConnectionLimits } from './settings.ts';
