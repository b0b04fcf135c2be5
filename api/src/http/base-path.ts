/** Specification 7: the path that every call stands below. */
export const BASE_PATH = '/med/api/v1';
