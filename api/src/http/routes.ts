import type { RequestHandler } from 'express';
import type { RouteName } from '../policies.ts';

type NameIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NameIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** Of a feature. The table of policies names them, and says who may call each. */
export class Routes {
  readonly all: { name: RouteName; handlers: RequestHandler[] }[] = [];

  /** `handlers` run once the caller is known to be allowed. */
  add<Name extends RouteName>(name: Name, ...handlers: RequestHandler<Record<NameIn<Name>, string>>[]): void {
    this.all.push({ name, handlers: handlers as RequestHandler[] });
  }
}
