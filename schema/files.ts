const here = (path: string) => new URL(path, import.meta.url);

export const SDL_FOLDER = here('./');
export const PRINTED_FOLDER = here('printed/');
export const PRINTED_SCHEMA = here('printed/schema.graphql');
export const OPENAPI_DOCUMENT = here('printed/openapi.yml');
