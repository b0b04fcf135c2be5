// Times that the specification fixes (4 and 9).
export const TOAST_MS = 3000;
export const TOPIC_FILTER_MS = 500;
export const YEAR_FILTER_MS = 300;
