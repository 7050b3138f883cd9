import { Header } from '@nestjs/common';
import { nameOf, type Call, type Message, type NoInput, type ServiceCall } from '@keikka/contracts';
import { Needs, Public, type Need } from '@keikka/server';
import { Bulk } from './bulk.js';
import { Route } from './route.js';
import { Tenant, type TenantRule } from './tenant.js';

/** The inputs of a call by name, those in a list by their path: `dayVehicles.personId`. */
type InputPath<Input> = {
  [Name in keyof Input & string]-?:
    | Name
    | (NonNullable<Input[Name]> extends readonly (infer Line extends object)[]
        ? `${Name}.${InputPath<Line>}`
        : never);
}[keyof Input & string];

type TenantOf<Input> = Input extends NoInput ? NoInput : Partial<Record<InputPath<Input>, TenantRule>>;

/** Who may call: whoever meets one of the needs, or anybody. */
type Who = { needs: Need | readonly [Need, ...Need[]]; public?: never } | { public: true; needs?: never };

type Terms<Tenants> = Who & {
  /** For each input that names a company or a person which ids it may name, as `@Tenant` says it (lint asks for it). */
  tenant?: Tenants;
  /** One at a time of a person, see `Bulk`. */
  bulk?: true;
  /** How long the browser may keep the answer. */
  cacheControl?: string;
  /** The name of the operation in OpenAPI where it is another than the call's. */
  operation?: string;
};

/** The message that carries a call without a subject: one act behind several printed paths takes what each may bring. */
interface To<Input, Answer> {
  to: Message<Input, Answer>;
}

export type Passed = (input: unknown) => Promise<unknown>;
type PassedDecorator = (target: object, name: string, method: TypedPropertyDescriptor<Passed>) => void;

/** A call that is only handed on: who may call, and which message carries it to its service. */
export interface Door {
  readonly name: string;
  readonly message: Message<unknown, unknown>;
  readonly decorators: readonly PassedDecorator[];
}

/** A line in a table of doors. The call goes to the service as it is, under its own subject or that of the message `to`. */
export function passes<Input, Answer>(call: ServiceCall<Input, Answer>, terms: Terms<TenantOf<Input>>): Door;
export function passes<Input extends Asked, Answer, Asked, Reply extends Answer>(
  call: Call<Input, Answer>,
  terms: Terms<TenantOf<Input>> & To<Asked, Reply>,
): Door;
export function passes(
  call: Call & Partial<Message<unknown, unknown>>,
  terms: Terms<Partial<Record<string, TenantRule>>> & Partial<To<unknown, unknown>>,
): Door {
  const { tenant = {}, bulk, cacheControl, operation = nameOf(call), to = call } = terms;
  return {
    name: operation,
    message: to as Message<unknown, unknown>,
    decorators: [
      Route(call),
      rightOf(terms),
      Tenant(tenant as Record<string, TenantRule>),
      ...(bulk ? [Bulk()] : []),
      ...(cacheControl === undefined ? [] : [Header('cache-control', cacheControl)]),
    ],
  };
}

function rightOf({ needs }: Who): MethodDecorator {
  if (needs === undefined) return Public();
  return typeof needs === 'string' ? Needs(needs) : Needs(...needs);
}
