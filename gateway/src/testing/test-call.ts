/** A call to the REST API, what makes the gateway send it, and what the call answers when it is well. */
export type TestCall = {
  /** As in rest/routes.ts. */
  call: `${string} ${string}`;
  answers: unknown;
  /** The address that the stub has it at, where the call has values in it. */
  at?: string;
  query?: string;
  variables?: Record<string, unknown>;
  /** Of one that is no GraphQL: the gateway's own path. */
  path?: string;
  /** What is whole but unlike the contract passes: any body where none is read, any JSON or none where all of it is optional. */
  passes?: 'any body' | 'any JSON';
  /** Where a failed call nulls all of the data, since the contract has no nullable field above it. */
  nullsAll?: true | undefined;
  /** It follows a call that is kept for all readers. */
  follows?: true;
  isPublic?: true;
};

export const ofAnatomy = (fields: string) =>
  `{ part: boardSubject(board: "DHK", prof: "_1", subject: "ANAT") { ${fields} } }`;
export const ofViewer = (fields: string) => `{ part: viewer { ${fields} } }`;
export const mutation = (field: string) => `mutation { part: ${field} }`;
