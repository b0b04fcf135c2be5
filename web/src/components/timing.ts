// Times that the specification fixes (4 and 9).
export const TOAST_MS = 3000;
export const TOPIC_FILTER_MS = 500;
export const SEARCH_MS = 500;
export const YEAR_FILTER_MS = 300;
export const SIGN_UP_TOAST_MS = 5000;
export const FORGOT_TOAST_MS = 2000;
export const REDIRECT_MS = 2000;
export const SEND_AGAIN_MS = 30_000;
export const AUTO_SAVE_MS = 1000;
