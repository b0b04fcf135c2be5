import { UpstreamError } from './upstream-error.ts';

/** The rows of a list, none where the upstream answers 404: servers say so of a list that has no entries yet. */
export async function emptyOn404<Row>(rows: Promise<Row[]>): Promise<Row[]> {
  try {
    return await rows;
  } catch (error) {
    if (error instanceof UpstreamError && error.status === 404) return [];
    throw error;
  }
}
