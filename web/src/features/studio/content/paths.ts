import { paths } from '../pages.ts';

export const contentPaths = {
  lists: `${paths.desk}/lists`,
} as const;
