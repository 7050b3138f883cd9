import {
  laskuajoSyyt,
  type Laskuajo as LaskuajoAnswer,
  type LaskuajoPoikkeus as PoikkeusAnswer,
} from '@keikka/contracts';
import type { Laskuajo, LaskuajoPoikkeus } from './laskuajo.entity.js';
import { isStanding } from './laskuajo.rules.js';

/** A run as it leaves the service. One that stands still is told as cancelled since it last went on. */
export function toLaskuajo(ajo: Laskuajo, now: Date): LaskuajoAnswer {
  const { aloittajaPersonId: _, viimeksi: __, paivitetty, aloitettu, paattynyt, tila, ...told } = ajo;
  const stands = isStanding(ajo, now);
  const end = stands ? paivitetty : paattynyt;
  return {
    ...told,
    tila: stands ? 'keskeytetty' : tila,
    aloitettu: aloitettu.toISOString(),
    paattynyt: end?.toISOString() ?? null,
  };
}

export const toPoikkeukset = (poikkeukset: readonly LaskuajoPoikkeus[]): PoikkeusAnswer[] =>
  poikkeukset
    .toSorted(
      (one, other) =>
        laskuajoSyyt.indexOf(one.syy) - laskuajoSyyt.indexOf(other.syy) || one.keikkaId - other.keikkaId,
    )
    .map(({ keikkaId, pumppuAika, maksaja, tyomaaNimi, syy, selite, rahaa, keikkaLaskuId }) => ({
      keikkaId,
      pumppuAika: pumppuAika.toISOString(),
      maksaja,
      tyomaaNimi,
      syy,
      selite,
      rahaa,
      keikkaLaskuId,
    }));
