import { UpstreamError } from './upstream-error.ts';

/** Some servers answer 404 for an empty list. */
export async function emptyOn404<Row>(rows: Promise<Row[]>): Promise<Row[]> {
  try {
    return await rows;
  } catch (error) {
    if (error instanceof UpstreamError && error.status === 404) return [];
    throw error;
  }
}
