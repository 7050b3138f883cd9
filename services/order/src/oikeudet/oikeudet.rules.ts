import type { Auth as AuthRecord, OikeusHenkilo, Taso, TunnettuHenkilo } from '@keikka/contracts';
import type { AuthKind, AuthLevel } from '../access/auth.entity.js';

/** The levels as the history keeps them. */
export const tasoIds: Readonly<Record<AuthLevel, number>> = { none: 1, read: 2, write: 3 };

/** Their names, by those ids. */
export const tasoNames: Readonly<Record<number, string>> = { 1: 'Ei pääsyä', 2: 'Luku', 3: 'Kirjoitus' };

/** The level that a record means: Write grants reading too. */
export const levelOf = ({ edit, read }: Pick<AuthRecord, 'edit' | 'read'>): AuthLevel =>
  edit ? 'write' : read ? 'read' : 'none';

/** The record of a level: on a site and on a customer Write also makes new orders (O-137, O-138). */
export function authOf(kind: AuthKind, level: AuthLevel): Required<AuthRecord> {
  const edit = level === 'write' ? 1 : 0;
  return {
    edit,
    read: level === 'none' ? 0 : 1,
    addPerson: 0,
    editPerson: 0,
    listPersons: 0,
    createKeikka: kind === 'keikka' ? 0 : edit,
  };
}

/** A level as it is answered (O-092). */
export function tasoOf(kind: AuthKind, level: AuthLevel): Taso {
  const auth = authOf(kind, level);
  return { authEdit: auth.edit, authRead: auth.read, auth };
}

/** A person of an access list as it is answered (O-092). */
export const oikeusOf = (kind: AuthKind, level: AuthLevel, henkilo: TunnettuHenkilo): OikeusHenkilo => ({
  ...henkilo,
  ...tasoOf(kind, level),
});
