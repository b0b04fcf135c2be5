const here = (path: string) => new URL(path, import.meta.url);

/** The GraphQL contract: one `.graphql` file per feature. */
export const SDL_FOLDER = here('./');
/** The whole GraphQL schema as it stands and as it was last released, with its changelog. */
export const PRINTED_FOLDER = here('printed/');
/** The GraphQL schema as it stands, in one file. */
export const PRINTED_SCHEMA = here('printed/schema.graphql');
/** The OpenAPI document of the REST API. */
export const OPENAPI_DOCUMENT = here('rest/openapi.yml');
