import { tarkistusKohteet } from '@keikka/contracts';
import { keikkaTila } from '@keikka/domain';
import type { KeikkaBetoni } from '../keikka/keikka-betoni.entity.js';
import type { Keikka } from '../keikka/keikka.entity.js';

/**
 * A copy plans the same work anew. It is a draft in the original's place and drops what has happened to the original:
 * sent, confirmed, delivered, invoiced, locked, or given an id in another system. All that is easily forgotten in it is to be
 * looked at, also in the copy of a copy.
 */
export function copiedKeikka(
  original: Keikka,
): Omit<Keikka, 'keikkaId' | 'createdTime' | 'updatedTime' | 'timeEnd'> {
  const { keikkaId, createdTime: _created, updatedTime: _updated, timeEnd: _end, ...planned } = original;
  return {
    ...planned,
    varmenne: 1,
    copiedFromId: keikkaId,
    tarkistettavat: [...tarkistusKohteet],
    keikkaTilaId: keikkaTila.luonnos,
    foreignKey: '',
    locked: '',
    isLocked: false,
    vehicleRowNum: null,
    isStepLogAccepted: false,
    isLaskutusSet: false,
    isToimitusSet: false,
    hasToimitus: false,
    toimitusToimitettu: false,
    betonitiedotLahetetty: false,
    tilausvahvistusLahetetty: false,
  };
}

/** A copied line is ordered again, so it is neither confirmed nor delivered. */
export function copiedBetoni(
  { keikkaBetoniId: _, ...line }: KeikkaBetoni,
  keikkaId: number,
): Omit<KeikkaBetoni, 'keikkaBetoniId'> {
  const anew = { toimitettuM3: null, betoniVahvistettu: null, tehdasLähtöAika: null, limutusFromId: null };
  return { ...line, ...anew, keikkaId };
}
