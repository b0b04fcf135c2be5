import { readdirSync, readFileSync } from 'node:fs';
import { printSchemaWithDirectives } from '@graphql-tools/utils';
import { buildASTSchema, lexicographicSortSchema, parse } from 'graphql';

export const SDL_FOLDER = new URL('./', import.meta.url);

/** The text of each feature's file. */
export const readTypeDefs = (): string[] =>
  readdirSync(SDL_FOLDER)
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => readFileSync(new URL(file, SDL_FOLDER), 'utf8'));

/** The whole schema without resolvers, sorted by name. */
export const readSchema = () => lexicographicSortSchema(buildASTSchema(parse(readTypeDefs().join('\n'))));

export const printSchema = () => printSchemaWithDirectives(readSchema());
