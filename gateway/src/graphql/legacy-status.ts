const JSON_NAMED = /(?:^|,)\s*application\/json\s*(?:[;,]|$)/i;

type Body = { errors?: { extensions?: { code?: string } }[] };

/**
 * The status of a GraphQL answer. For a client that names `application/json` in Accept, 200 stands for every request
 * that could be read, whatever came of its document (GraphQL over HTTP, 6.4.1).
 */
export function legacyStatus(accept: string | undefined, status: number, contentType = '', text: string): number {
  const isLegacy = accept !== undefined && JSON_NAMED.test(accept) && contentType.startsWith('application/json');
  if (status !== 400 || !isLegacy) return status;
  const { errors = [] } = JSON.parse(text) as Body;
  return errors.some(({ extensions }) => extensions?.code === 'BAD_REQUEST') ? status : 200;
}
