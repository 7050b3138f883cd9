import type { Auth, OikeusHenkilo, TyomaanHenkilo } from '@keikka/contracts';

/** What access is given to: an order, the orders of a site, or those of a customer. */
export type Kind = 'keikka' | 'tyomaa' | 'asiakas';
export type Level = 'none' | 'read' | 'write';

export const kinds: readonly Kind[] = ['keikka', 'tyomaa', 'asiakas'];
export const levels: readonly Level[] = ['write', 'read', 'none'];

/** A thing and its id; null where the order has none. */
export interface Kohde {
  kind: Kind;
  id: number;
}

/** A person on a list, as the column shows him. */
export type Henkilo = Pick<OikeusHenkilo | TyomaanHenkilo, keyof TyomaanHenkilo & keyof OikeusHenkilo> &
  Partial<Pick<TyomaanHenkilo, 'contactPersonTypeId'>>;

export const levelOf = ({ authEdit, authRead }: Pick<Henkilo, 'authEdit' | 'authRead'>): Level =>
  authEdit ? 'write' : authRead ? 'read' : 'none';

/** What a call says of a level; the rest follows from it (O-137, O-138). */
export const authOf = (level: Level): Auth => ({
  edit: level === 'write' ? 1 : 0,
  read: level === 'none' ? 0 : 1,
});

/** A list comes as an answer with persons in it, or as the plain list of them (O-247). */
export const henkilotIn = <H extends Henkilo>(answer: { personList: H[] } | H[]): H[] =>
  Array.isArray(answer) ? answer : answer.personList;

export type Lists = Readonly<Partial<Record<Kind, readonly Henkilo[]>>>;

/** The highest level that a person without access here has by another list: any level counts. */
export function elsewhere(lists: Lists, here: Kind, personId: number): { kind: Kind; level: Level } | null {
  const found = kinds
    .filter((kind) => kind !== here)
    .flatMap((kind) => {
      const henkilo = lists[kind]?.find((one) => one.personId === personId);
      return henkilo ? [{ kind, level: levelOf(henkilo) }] : [];
    });
  return found.find(({ level }) => level === 'write') ?? found.find(({ level }) => level === 'read') ?? null;
}
