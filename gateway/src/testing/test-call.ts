/** A call to the REST API, the request that causes it, and its successful response. */
export type TestCall = {
  /** As in rest/routes.generated.ts. */
  call: `${string} ${string}`;
  answers: unknown;
  /** The stub's address for a call with values in its path. */
  at?: string;
  query?: string;
  variables?: Record<string, unknown>;
  /** The gateway's own path, if the request is not GraphQL. */
  path?: string;
  /** What is sent there, if not a form. */
  json?: object;
  /** Which complete bodies of another shape it accepts: any if none is read, any JSON or none if all of it is optional. */
  passes?: 'any body' | 'any JSON';
  /** Whether a failed call makes all data null, because no field above it is nullable. */
  nullsAll?: true | undefined;
  /** Follows a public call, which is cached. */
  follows?: true;
  isPublic?: true;
};

export const ofAnatomy = (fields: string) =>
  `{ part: boardSubject(board: "DHK", prof: "_1", subject: "ANAT") { ${fields} } }`;
export const ofViewer = (fields: string) => `{ part: viewer { ${fields} } }`;
export const mutation = (field: string) => `mutation { part: ${field} }`;
