import type { z } from 'zod';

export type Problem = { file: string; problem: string };

/** Such as `entry 2, price: must be whole Tk`. */
export const problemsOf = (file: string, error: z.ZodError): Problem[] =>
  error.issues.map(({ path, message }) => {
    const place = path.map((part) => (typeof part === 'number' ? `entry ${part + 1}` : String(part))).join(', ');
    return { file, problem: place ? `${place}: ${message}` : message };
  });
