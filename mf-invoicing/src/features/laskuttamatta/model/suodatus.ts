import type { LaskuttamatonKeikka } from '@keikka/contracts';

/** Which orders are shown; null shows all. `maksaja` 0 is that nobody pays, `lahde` 0 that there is no source. */
export interface Suodatus {
  lahde: number | null;
  maksaja: number | null;
  auto: string | null;
}

export const suodatetut = (
  rivit: readonly LaskuttamatonKeikka[],
  { lahde, maksaja, auto }: Suodatus,
): readonly LaskuttamatonKeikka[] =>
  rivit.filter(
    (rivi) =>
      (lahde === null || (rivi.sourceAsiakasId ?? 0) === lahde) &&
      (maksaja === null || (rivi.maksajaAsiakasId ?? 0) === maksaja) &&
      (auto === null || rivi.ajoneuvo === auto),
  );

interface Valinta<Value> {
  value: Value;
  label: string;
}

/** What the orders can be narrowed to: their sources, payers and vehicles, each once, by name. */
export function suodatusValinnat(rivit: readonly LaskuttamatonKeikka[], noName: string) {
  const asiakkaat = (of: (rivi: LaskuttamatonKeikka) => [number | null, string]): Valinta<number>[] =>
    byName(new Map(rivit.map(of).map(([id, nimi]) => [id ?? 0, nimi || noName])));
  return {
    lahteet: asiakkaat(({ sourceAsiakasId, sourceAsiakasNimi }) => [sourceAsiakasId, sourceAsiakasNimi]),
    maksajat: asiakkaat(({ maksajaAsiakasId, maksaja }) => [maksajaAsiakasId, maksaja]),
    autot: byName(new Map(rivit.map(({ ajoneuvo }) => [ajoneuvo, ajoneuvo] as const))).filter(
      ({ value }) => value !== '',
    ),
  };
}

const byName = <Value>(names: ReadonlyMap<Value, string>): Valinta<Value>[] =>
  [...names]
    .map(([value, label]) => ({ value, label }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'fi'));
