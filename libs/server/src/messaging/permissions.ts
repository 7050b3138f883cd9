import { SetMetadata } from '@nestjs/common';
import type { Actor } from '@keikka/contracts';
import { flagsOf, rolesOf, type PermissionFlag, type RoleFlags } from '@keikka/domain';

/**
 * The need of a handler or route: a permission flag, a role (`role:asiakasAdmin`), any signed-in person, or one of our
 * own services. `embed` stands for a partner portal's token, `embedPerson` for one that says which of the partner's people it is of.
 */
export type Need =
  PermissionFlag | `role:${keyof RoleFlags}` | 'signedIn' | 'embed' | 'embedPerson' | 'service';

export const NEEDS_KEY = 'keikka:needs';

/** The caller must meet at least one of the needs. Every handler and route carries this or `@Public()`. */
export const Needs = (first: Need, ...others: Need[]): MethodDecorator =>
  SetMetadata(NEEDS_KEY, [first, ...others]);

/** Anyone may call. Nothing personal, priced or about a customer leaves here. */
export const Public = (): MethodDecorator => SetMetadata(NEEDS_KEY, []);

/** Whether the actor meets a need. */
export function meets(actor: Actor, need: Need): boolean {
  if (need === 'service') return actor.kind === 'service';
  if (need === 'embed') return actor.kind === 'embed';
  if (need === 'embedPerson') return actor.kind === 'embed' && actor.personId > 0;
  if (actor.kind !== 'person') return false;
  if (need === 'signedIn') return true;
  if (need.startsWith('role:')) return rolesOf(actor.settingTypes)[need.slice(5) as keyof RoleFlags];
  return flagsOf(actor.settingTypes).has(need as PermissionFlag);
}

/** Whether the actor may call a handler with these needs. An empty list is public. */
export function isAllowed(actor: Actor, needs: readonly Need[]): boolean {
  return needs.length === 0 || needs.some((need) => meets(actor, need));
}
