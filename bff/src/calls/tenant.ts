import { SetMetadata } from '@nestjs/common';
import { Failure, type Actor } from '@keikka/contracts';
import { rolesOf } from '@keikka/domain';

/**
 * Whom a call may name. A company or person in a call is a filter, never an identity; 0 and nothing stand for the
 * caller's own.
 */
const rules = {
  /**
   * The caller's own company. The services answer for the company of the token whatever a call says, so another one is
   * refused, also to a system admin: the answer would be about the wrong company.
   */
  own: (actor: Actor, asiakasId: number) => asiakasId === actor.asiakasId,
  /** As `own`, but a system admin acts for the company that a call of invoicing names (ADR 0009). */
  invoiced: (actor: Actor, asiakasId: number) => asiakasId === actor.asiakasId || isSystemAdmin(actor),
  /** The caller. */
  self: (actor: Actor, personId: number) => personId === actor.personId,
  /** Somebody else too: the service knows what the caller may do with them and checks it. */
  service: () => true,
} as const;

export type TenantRule = keyof typeof rules;

const TENANT_KEY = 'keikka:tenant';

/**
 * Says of each input that names a company or a person whom it may name, of one in a list by its path
 * (`'dayVehicles.personId'`); lint finds the route that says nothing.
 */
export const Tenant = (ruleOf: Readonly<Record<string, TenantRule>>): MethodDecorator =>
  SetMetadata(TENANT_KEY, ruleOf);

/** @throws Failure AUTH.FOREIGN_TENANT or, for a person, AUTH.FORBIDDEN. */
export function demandTenant(handler: object, actor: Actor, input: object): void {
  const ruleOf = (Reflect.getMetadata(TENANT_KEY, handler) ?? {}) as Record<string, TenantRule>;
  for (const [path, rule] of Object.entries(ruleOf)) {
    if (namedAt(input, path.split('.')).every((id) => rules[rule](actor, id))) continue;
    throw new Failure(rule === 'self' ? 'AUTH.FORBIDDEN' : 'AUTH.FOREIGN_TENANT');
  }
}

/** The ids at a path of the input, in each line of a list; 0 names nobody. */
function namedAt(value: unknown, path: readonly string[]): number[] {
  if (Array.isArray(value)) return value.flatMap((line) => namedAt(line, path));
  const [name, ...rest] = path;
  if (name === undefined) return typeof value === 'number' && value !== 0 ? [value] : [];
  return typeof value === 'object' && value !== null
    ? namedAt((value as Record<string, unknown>)[name], rest)
    : [];
}

export const isSystemAdmin = (actor: Actor): boolean => rolesOf(actor.settingTypes).isSystemAdmin;
