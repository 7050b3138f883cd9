import { contactPersonTypes, type TyomaanHenkilo } from '@keikka/contracts';
import { personName } from '@keikka/domain';
import type { HenkiloTurn } from '../api/tyomaan-henkilot.js';

/** A row of the list. */
export interface HenkiloRivi {
  /** Null for one whom a site names by name and phone alone. */
  personId: number | null;
  nimi: string;
  /** What he is at the site. */
  tehtava: string;
  puhelin: string;
  contactPersonTypeId: number;
  isYhteyshenkilo: boolean;
  /** He is one of the site's persons, and no contact of an order alone. */
  isListed: boolean;
}

/** A contact as a version of a site names him. */
export interface NimettyYhteyshenkilo {
  tyomaaContactPersonId: number | null;
  yhteyshenkiloNimi: string;
  yhteyshenkiloPuhelin: string;
}

/** Persons of a site with what is on its way: who comes stands last, who goes is gone. */
export function henkiloRivit(
  henkilot: readonly TyomaanHenkilo[],
  pending: readonly HenkiloTurn[],
  chosenId: number | null,
  versions: readonly NimettyYhteyshenkilo[],
): HenkiloRivi[] {
  const last = new Map(pending.map((turn) => [turn.personId, turn]));
  const kept = henkilot.filter(({ personId }) => last.get(personId)?.act !== 'remove').map(riviOf);
  const coming = [...last.values()]
    .filter(({ act, personId }) => act === 'add' && !kept.some((rivi) => rivi.personId === personId))
    .map(({ personId, nimi, contactPersonTypeId }) => rivi({ personId, nimi, contactPersonTypeId }));
  const listed = [...kept, ...coming];
  const others = listed.some(({ personId }) => personId === chosenId) ? [] : muut(chosenId, versions);
  return [...others, ...listed].map((one) => ({ ...one, isYhteyshenkilo: one.personId === chosenId }));
}

/** A contact who is none of the site's persons, as the version that names him knows him. */
function muut(chosenId: number | null, versions: readonly NimettyYhteyshenkilo[]): HenkiloRivi[] {
  const named = versions.find(({ tyomaaContactPersonId }) => tyomaaContactPersonId === chosenId);
  const nimi = named?.yhteyshenkiloNimi ?? '';
  const puhelin = named?.yhteyshenkiloPuhelin ?? '';
  if (chosenId === null && !nimi && !puhelin) return [];
  return [{ ...rivi({ personId: chosenId, nimi, contactPersonTypeId: 0 }), puhelin, isListed: false }];
}

const riviOf = (henkilo: TyomaanHenkilo): HenkiloRivi => ({
  ...rivi({ ...henkilo, nimi: personName(henkilo) }),
  puhelin: henkilo.personPhone,
});

const rivi = ({
  personId,
  nimi,
  contactPersonTypeId,
}: Pick<HenkiloRivi, 'personId' | 'nimi' | 'contactPersonTypeId'>): HenkiloRivi => ({
  ...{ personId, nimi, contactPersonTypeId, puhelin: '', isYhteyshenkilo: false, isListed: true },
  tehtava: contactPersonTypes[contactPersonTypeId] ?? '',
});
