import { laskupohjaTila } from '@keikka/domain';
import { pohjienEsteet, type Laskutettava, type LaskuttavaPohja } from '@keikka/domain/laskupohja';

/**
 * A template as if it fitted every order: a person chose it. What it leaves aside of its conditions is told, in Finnish; empty
 * when it fits anyway.
 */
export function ehdoitta<Pohja extends LaskuttavaPohja>(
  pohja: Pohja,
  laskutettava: Laskutettava,
): { pohja: Pohja; ohitettu: string } {
  const [judged] = pohjienEsteet([pohja], laskutettava);
  const open = { startDate: null, endDate: null, asiakasId: null, sourceAsiakasId: null, evalCriteria: '' };
  return {
    pohja: { ...pohja, ...open, laskupohjaTilaId: laskupohjaTila.aktiivinen },
    ohitettu: Object.values(judged?.esteet ?? {})
      .filter(Boolean)
      .join(', '),
  };
}
