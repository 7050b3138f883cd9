import type { Auth as AuthRecord, OikeusHenkilo, TunnettuHenkilo } from '@keikka/contracts';
import type { AuthKind, AuthLevel } from '../access/auth.entity.js';

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

/** A person of an access list as it is answered (O-092). */
export function oikeusOf(kind: AuthKind, level: AuthLevel, henkilo: TunnettuHenkilo): OikeusHenkilo {
  const auth = authOf(kind, level);
  return { ...henkilo, authEdit: auth.edit as 0 | 1, authRead: auth.read as 0 | 1, auth };
}
