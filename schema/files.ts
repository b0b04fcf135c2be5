const here = (path: string) => new URL(path, import.meta.url);

/** One `.graphql` file per feature. */
export const SDL_FOLDER = here('./');
/** The current and the released schema, with the changelog. */
export const PRINTED_FOLDER = here('printed/');
export const PRINTED_SCHEMA = here('printed/schema.graphql');
export const OPENAPI_DOCUMENT = here('rest/openapi.yml');
