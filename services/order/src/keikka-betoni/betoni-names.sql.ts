import type { EntityManager } from 'typeorm';
import { betoniFields, Failure } from '@keikka/contracts';
import { betoniString, puuttuuText, puuttuvat, type BetoniChoices, type Laatu } from '@keikka/domain';

type Named = BetoniChoices & { rasitusluokat: string };

interface Chosen extends Pick<Laatu, 'laatuLyhenne' | 'allowC' | 'allowRae' | 'allowS'> {
  /** Whether there is such a choice. */
  laatu: boolean;
  raeKoko: string | null;
  lujuus: string | null;
  notkeus: string | null;
  kayttoIka: string | null;
}

/** The choices of a line whose ids are $1 to $5. */
const CHOSEN_SQL = `select laatu_id is not null as laatu, coalesce(laatu_lyhenne, '') as "laatuLyhenne",
  coalesce(allow_c, true) as "allowC", coalesce(allow_rae, true) as "allowRae", coalesce(allow_s, true) as "allowS",
  (select rae_koko_short from raekoko where rae_koko_id = $2) as "raeKoko",
  (select lujuus_selite from lujuus where lujuus_id = $3) as lujuus,
  (select notkeus_selite from notkeus where notkeus_id = $4) as notkeus,
  (select kaytto_ika_selite from kayttoika where kaytto_ika_id = $5) as "kayttoIka"
from (select 1) one left join laatu on laatu_id = $1`;

/**
 * The line in words, and what it lacks to be whole.
 * @throws Failure BETONI.UNKNOWN_CHOICE
 */
export async function namesOf(
  manager: EntityManager,
  line: Named,
): Promise<{ betoniString: string; puuttuu: string }> {
  const { laatuId, raeKokoId, lujuusId, notkeusId, kayttoIkaId, rasitusluokat } = line;
  const ids = [laatuId, raeKokoId, lujuusId, notkeusId, kayttoIkaId];
  const [chosen] = await manager.query<[Chosen]>(CHOSEN_SQL, ids);
  const { raeKoko, lujuus, notkeus, kayttoIka } = chosen;
  requireKnown('laatuId', laatuId, chosen.laatu || null);
  requireKnown('raeKokoId', raeKokoId, raeKoko);
  requireKnown('lujuusId', lujuusId, lujuus);
  requireKnown('notkeusId', notkeusId, notkeus);
  requireKnown('kayttoIkaId', kayttoIkaId, kayttoIka);
  return {
    betoniString: betoniString({
      laatuLyhenne: chosen.laatuLyhenne,
      lujuus: lujuus ?? '',
      raeKokoShort: raeKoko ?? '',
      notkeus: notkeus ?? '',
      rasitusluokat,
    }),
    puuttuu: puuttuuText(puuttuvat(line, chosen)),
  };
}

function requireKnown(name: keyof BetoniChoices, id: number | null, found: unknown): void {
  if (id !== null && found === null)
    throw new Failure('BETONI.UNKNOWN_CHOICE', { label: betoniFields[name].label });
}
