export const REVIEW_PATH = '/review';
export const PLAN_PATH = `${REVIEW_PATH}/plan`;
export const MEMORY_PATH = `${REVIEW_PATH}/memory`;
export const READINESS_ID = 'readiness';
export const readinessPath = `${PLAN_PATH}#${READINESS_ID}`;
