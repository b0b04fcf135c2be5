import { UpstreamError } from './upstream-error.ts';

/** Some servers answer 404 for an empty list. */
export const emptyOn404 = async <Row>(rows: Promise<Row[]>): Promise<Row[]> => (await nullOn404(rows)) ?? [];

export async function nullOn404<Body>(body: Promise<Body>): Promise<Body | null> {
  try {
    return await body;
  } catch (error) {
    if (error instanceof UpstreamError && error.status === 404) return null;
    throw error;
  }
}

/** Whether the upstream has no such route. */
export const isMissingRoute = (error: unknown): boolean =>
  error instanceof UpstreamError && [404, 405, 501].includes(error.status ?? 0);

/** The response; `otherwise` where the upstream has no such route. */
export async function orWithoutRoute<Body>(otherwise: Body, body: Promise<Body>): Promise<Body> {
  try {
    return await body;
  } catch (error) {
    if (isMissingRoute(error)) return otherwise;
    throw error;
  }
}
