import type { HomeQuery } from './home.generated.ts';

export type Home = HomeQuery['home'];

/** A part of the home page: undefined while it loads, null where it failed. */
export type HomePart<Name extends keyof Home> = Home[Name] | undefined;
