import type { Actor } from '@keikka/contracts';
import {
  companiesOf,
  flagsOf,
  isAdmin,
  keikkaTila,
  managesAccess,
  readsHistory,
  rolesOf,
  type KeikkaParties,
} from '@keikka/domain';
import type { AuthLevel } from './auth.entity.js';

/** The facts that decide whether the actor may see or change an order. */
export interface AccessFacts extends KeikkaParties {
  keikkaTilaId: number;
  isLocked: boolean;
  kuskit: readonly number[];
  /** The actor's highest access record on the order, its site or its customer; one without access hides nothing. */
  level: Exclude<AuthLevel, 'none'> | null;
}

/**
 * A portal's token names the orders it may ask for, so that it learns of no other whether it exists. One of a person may name
 * none, and is then held to what the person sees.
 */
export function mayAskFor({ kind, personId, keikkaIds }: Actor, wanted: readonly number[]): boolean {
  if (kind !== 'embed' || (personId > 0 && keikkaIds === undefined)) return true;
  return wanted.every((id) => keikkaIds?.includes(id));
}

/** allowViewGridKeikka (O-241): staff of a company of the order, its drivers, and persons with an access record. */
export function allowView(actor: Actor, facts: AccessFacts): boolean {
  return (
    companiesOf(facts).includes(actor.asiakasId) ||
    facts.kuskit.includes(actor.personId) ||
    facts.level !== null
  );
}

/**
 * allowEditGridKeikka (O-241): planners of the owner company, its keikka admin whatever other roles that person has
 * (G-202), and persons with a write record while the order is a draft. Only the keikka admin changes a locked order
 * (C-105).
 */
export function allowEdit(actor: Actor, facts: AccessFacts): boolean {
  if (allowPlan(actor, facts)) return true;
  return allowDraft(actor, facts);
}

/** Who may write and send a draft that is not theirs to plan, status 1 to 2: persons with a write record. */
export const allowDraft = (_actor: Actor, { isLocked, level, keikkaTilaId }: AccessFacts): boolean =>
  !isLocked && level === 'write' && keikkaTilaId === keikkaTila.luonnos;

/**
 * Who may see selling prices (O-052): the owner's invoicing admins. For everybody else the order has no prices (C-103).
 */
export function allowPrices(actor: Actor, { ownerAsiakasId }: Pick<AccessFacts, 'ownerAsiakasId'>): boolean {
  return ownerAsiakasId === actor.asiakasId && rolesOf(actor.settingTypes).laskuAdmin;
}

/**
 * Who may set selling prices (O-052): who may see them, whatever else that person may change of the order. Only the keikka
 * admin changes a locked order (C-105).
 */
export function allowPricing(actor: Actor, facts: Pick<AccessFacts, 'ownerAsiakasId' | 'isLocked'>): boolean {
  return allowPrices(actor, facts) && (!facts.isLocked || rolesOf(actor.settingTypes).isKeikkaAdmin);
}

/**
 * Who is told which invoices of the own company an order has, and how they stand: who reads invoices, and the role managers,
 * whose tab names the status (O-021).
 */
export function allowLaskut({ settingTypes }: Pick<Actor, 'settingTypes'>): boolean {
  return flagsOf(settingTypes).has('laskutus.read') || rolesOf(settingTypes).isRoleManager;
}

/**
 * Who may read the names of those who have worked on an order: the owner's own people. Other companies see what was done,
 * and so do portals, whoever their tokens belong to.
 */
export function allowDoers(actor: Actor, { ownerAsiakasId }: Pick<AccessFacts, 'ownerAsiakasId'>): boolean {
  return actor.kind === 'person' && actor.asiakasId === ownerAsiakasId;
}

/** Who deletes any entry of its step log (O-242): the owner's system admins. */
export const allowDeleteSteps = (actor: Actor, facts: Pick<AccessFacts, 'ownerAsiakasId'>): boolean =>
  allowDoers(actor, facts) && rolesOf(actor.settingTypes).isSystemAdmin;

/** Who gives and takes access to an order (O-022, R-88): who does so in its owner company and may edit it. */
export const allowOikeudet = (actor: Actor, facts: AccessFacts): boolean =>
  allowOwnOikeudet(actor) && facts.ownerAsiakasId === actor.asiakasId && allowEdit(actor, facts);

/** The same for a site or a customer of the actor's own company. */
export const allowOwnOikeudet = ({ kind, settingTypes }: Actor): boolean =>
  kind === 'person' && managesAccess(settingTypes);

/** Who may read what was changed, by whom and from what (O-018): the owner's admins and keikka handlers. */
export function allowHistory(actor: Actor, facts: Pick<AccessFacts, 'ownerAsiakasId'>): boolean {
  return allowDoers(actor, facts) && readsHistory(rolesOf(actor.settingTypes));
}

/** For which company the delivered orders are listed to be billed: one's own, and any for a system admin. */
export function allowLaskutettavat(actor: Actor, laskuttajaAsiakasId: number): boolean {
  return laskuttajaAsiakasId === actor.asiakasId || rolesOf(actor.settingTypes).isSystemAdmin;
}

/** Who may list the other orders at its site (O-019): the owner's admins. */
export function allowPrevious(
  actor: Actor,
  { ownerAsiakasId }: Pick<AccessFacts, 'ownerAsiakasId'>,
): boolean {
  return ownerAsiakasId === actor.asiakasId && isAdmin(rolesOf(actor.settingTypes));
}

/** Who may move an order on the board and set its status there (G-145, G-203): planners of the owner company. */
export function allowPlan(actor: Actor, facts: Pick<AccessFacts, 'ownerAsiakasId' | 'isLocked'>): boolean {
  if (facts.ownerAsiakasId !== actor.asiakasId) return false;
  if (rolesOf(actor.settingTypes).isKeikkaAdmin) return true;
  return !facts.isLocked && flagsOf(actor.settingTypes).has('page.grid.edit');
}

const COMPANIES = `k.owner_asiakas_id, k.source_asiakas_id, k.asiakas_id, k.pumppu_asiakas_id, k.betoni_asiakas_id,
  k.lattia_asiakas_id`;

/** `companiesOf` order `k`, one a row; some are null. */
export const COMPANIES_OF_ORDER_SQL = `select unnest(array[${COMPANIES}]) as asiakas_id`;

/** Whether company $1 is one of `companiesOf` order `k`. */
export const IS_PARTY_SQL = `coalesce($1 in (${COMPANIES}), false)`;

/**
 * `allowView` for many orders at once: $1 the actor's company, $2 the person, `k` the order. The visibility integration
 * test keeps the two forms equal.
 */
export const ALLOW_VIEW_SQL = `${IS_PARTY_SQL}
  or exists (select 1 from keikka_kuski d where d.keikka_id = k.keikka_id and d.person_id = $2)
  or exists (select 1 from usable_auth u where u.owner_asiakas_id = k.owner_asiakas_id and (u.kind, u.target_id)
             in (('keikka', k.keikka_id), ('tyomaa', k.tyomaa_id), ('asiakas', k.asiakas_id)))`;

/**
 * The access records of person $2. They count only while the person is employed and has a valid e-mail address (O-140,
 * C-72).
 */
export const USABLE_AUTH_SQL = `usable_auth as (
  select a.owner_asiakas_id, a.kind, a.target_id, a.level
    from auth a join person p using (person_id)
    where a.person_id = $2 and a.level <> 'none' and not p.removed and trim(p.person_email) ~ '^[^\\s@;,]+@[^\\s@;,]+\\.[^\\s@;,]{2,}$')`;
