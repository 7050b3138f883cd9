import { fourDecimals, onLaskulla } from '@keikka/domain';
import { compile, evaluate, isFormulaError, keikkaSchema, type KeikkaFacts } from '@keikka/domain/formula';
import { hundredths, isInM3, type M3Ero, type M3Lasku, type M3Rivi } from './m3-rivi.rules.js';

/** The extras of a concrete lack what it lacks, or what their formula makes of its amount. */
export function withLisat<Rivi extends M3Rivi>(
  erot: readonly M3Ero<Rivi>[],
  lasku: M3Lasku<Rivi>,
  all: { laskut: readonly M3Lasku<Rivi>[]; facts: KeikkaFacts },
): M3Ero<Rivi>[] {
  const lisat = lasku.rivit.filter((rivi) => onLaskulla(rivi) && rivi.keikkaBetoniAttrId !== null);
  return erot.flatMap((ero) => [
    ero,
    ...lisat
      .filter(({ keikkaBetoniId }) => keikkaBetoniId === ero.rivi.keikkaBetoniId)
      .flatMap((rivi) => {
        const kaava = lasku.lisanKaavat?.get(rivi.keikkaLaskuRiviId ?? 0);
        const own = kaava === undefined ? (isInM3(rivi) ? ero.ero : 0) : lisanEro(rivi, kaava, all);
        return own === 0 ? [] : [{ rivi, ero: own, määrä: fourDecimals(Number(rivi.määrä ?? 0) + own) }];
      }),
  ]);
}

/** What the invoices together lack of an extra by its formula; nothing where that has no value. */
function lisanEro<Rivi extends M3Rivi>(
  { keikkaBetoniId, keikkaBetoniAttrId }: Rivi,
  kaava: string,
  { laskut, facts }: { laskut: readonly M3Lasku<Rivi>[]; facts: KeikkaFacts },
): number {
  const line = facts.keikka?.betonit?.find((one) => one.keikkaBetoniId === keikkaBetoniId);
  const betoni = line && { ...line, m3: line.toimitettuM3 ?? line.m3 };
  const wanted = evaluate(compile(kaava, keikkaSchema, 'number'), { ...facts, betoni });
  if (!line || isFormulaError(wanted) || wanted === null) return 0;
  const billed = laskut
    .flatMap(({ rivit }) => rivit.filter(onLaskulla))
    .filter((rivi) => rivi.keikkaBetoniAttrId === keikkaBetoniAttrId);
  return hundredths(wanted - billed.reduce((sum, { määrä }) => sum + Number(määrä ?? 0), 0));
}
