export const BASE_PATH = '/med/api/v1';
