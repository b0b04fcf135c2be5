export const PRACTICE_PATH = '/practice';
