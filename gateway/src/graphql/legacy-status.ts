const ACCEPTS_JSON = /(?:^|,)\s*application\/json\s*(?:[;,]|$)/i;

type Body = { errors?: { extensions?: { code?: string } }[] };

/** GraphQL over HTTP 6.4.1: a client that accepts `application/json` gets 200 for every well-formed request. */
export function legacyStatus(accept: string | undefined, status: number, contentType = '', text: string): number {
  const isLegacy = accept !== undefined && ACCEPTS_JSON.test(accept) && contentType.startsWith('application/json');
  if (status !== 400 || !isLegacy) return status;
  const { errors = [] } = JSON.parse(text) as Body;
  return errors.some(({ extensions }) => extensions?.code === 'BAD_REQUEST') ? status : 200;
}
