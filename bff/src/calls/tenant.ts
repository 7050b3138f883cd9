import { SetMetadata } from '@nestjs/common';
import { Failure, type Actor } from '@keikka/contracts';
import { rolesOf } from '@keikka/domain';

/**
 * Which ids a call may name. A company or person in a call is a filter, never an identity. 0 and an absent id
 * mean the caller's own.
 */
const rules = {
  /**
   * The caller's own company. The services answer for the company of the token whatever a call says, so another company
   * is refused, also to a system admin: the answer would be about the wrong company.
   */
  own: (actor: Actor, asiakasId: number) => asiakasId === actor.asiakasId,
  /** Like `own`, but a system admin acts for the company that a call of invoicing names (ADR 0009). */
  invoiced: (actor: Actor, asiakasId: number) => asiakasId === actor.asiakasId || isSystemAdmin(actor),
  /** The caller alone. */
  self: (actor: Actor, personId: number) => personId === actor.personId,
  /** Any company or person: the service checks what the caller may do with them. */
  service: () => true,
} as const;

export type TenantRule = keyof typeof rules;

const TENANT_KEY = 'keikka:tenant';

/**
 * Declares for each input that names a company or a person which ids it may name; an input in a list is given by its
 * path (`'dayVehicles.personId'`). A lint rule finds routes without a declaration.
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

/** The ids at a path of the input, in each line of a list. 0 is skipped. */
function namedAt(value: unknown, path: readonly string[]): number[] {
  if (Array.isArray(value)) return value.flatMap((line) => namedAt(line, path));
  const [name, ...rest] = path;
  if (name === undefined) return typeof value === 'number' && value !== 0 ? [value] : [];
  return typeof value === 'object' && value !== null
    ? namedAt((value as Record<string, unknown>)[name], rest)
    : [];
}

export const isSystemAdmin = (actor: Actor): boolean => rolesOf(actor.settingTypes).isSystemAdmin;
