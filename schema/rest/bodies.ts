import type { components, operations } from './openapi.generated.ts';

export type Schemas = components['schemas'];
export type OperationId = keyof operations;

type Json<Message> = Message extends { readonly content: { readonly 'application/json': infer Body } } ? Body : never;
type Responses<Id extends OperationId> = operations[Id]['responses'];

/** The JSON body of an operation's request. */
export type RequestBody<Id extends OperationId> = Json<NonNullable<operations[Id]['requestBody']>>;
/** The JSON body of its successful response. */
export type ResponseBody<Id extends OperationId> = Json<Responses<Id>[keyof Responses<Id> & (200 | 201 | 202)]>;

type Field<Value, Name> = Value extends { readonly [Key in Name & string]?: infer Found } ? Found : never;
type NameOf<Value> = Value extends unknown ? keyof Value : never;
type ItemOf<Value> = Value extends readonly (infer Item)[] ? Item : never;

/** The paths of fields that `Other` lacks, at any depth. Of `unknown`, and where there is only null, none is asked for. */
type Missing<Value, Other> = [unknown] extends [Other]
  ? never
  : [NonNullable<Other>] extends [never]
    ? never
    : Value extends readonly (infer Item)[]
      ? Missing<Item, ItemOf<Other>>
      : Value extends object
        ? {
            [Name in keyof Value & string]-?: Name extends NameOf<Other>
              ? `${Name}.${Missing<Value[Name], Field<Other, Name>>}`
              : string extends Name
                ? never
                : Name;
          }[keyof Value & string]
        : never;

/** No condition if both have the same fields, required or optional; else what names those that one of the two lacks. */
export type SameFields<Value, Contract> = [Missing<Value, Contract> | Missing<Contract, Value>] extends [never]
  ? unknown
  : { notInContract: Missing<Value, Contract>; onlyInContract: Missing<Contract, Value> };
