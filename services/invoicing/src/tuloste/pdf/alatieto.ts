import type { Tuloste } from '../tuloste.rules.js';
import { OIKEA, VASEN, varit, type Arkki } from './arkki.js';
import { TILISIIRTO_KORKEUS } from './tilisiirto.js';

const SIVUN_ALA = 796;
const ALATIEDON_KORKEUS = 24;
const koko = { koko: 7, vari: varit.vaalea };

/** A bill that is paid has the part for the bank: neither a draft nor a credit, nor one whose seller has no account. */
export const onTilisiirto = ({ isLuonnos, isHyvitys, myyja }: Tuloste): boolean =>
  !isLuonnos && !isHyvitys && myyja.iban !== '';

/** How far down a page may be filled, and the last one, which has the part for the bank. */
export function alaosa(tuloste: Tuloste): { sivulla: number; viimeisella: number } {
  const sivulla = SIVUN_ALA - 2;
  return {
    sivulla,
    viimeisella: onTilisiirto(tuloste) ? 818 - TILISIIRTO_KORKEUS - ALATIEDON_KORKEUS : sivulla,
  };
}

/** The seller as the law and the register know it, spread over the line. */
export function piirraAlatieto(arkki: Arkki, { myyja }: Tuloste, y: number): void {
  const tiedot = [
    myyja.nimi,
    myyja.ytunnus && `Y-tunnus ${myyja.ytunnus}`,
    myyja.alvTunnus && `ALV-tunnus ${myyja.alvTunnus}`,
    myyja.alvTunnus && 'Alv-rek.',
    myyja.kotipaikka && `Kotipaikka ${myyja.kotipaikka}`,
  ].filter(Boolean);
  arkki.viiva(VASEN, y, OIKEA, y, varit.viiva);
  const widths = tiedot.map((text) => arkki.leveys(text, koko));
  const room = OIKEA - VASEN - widths.reduce((sum, width) => sum + width, 0);
  const gap = tiedot.length > 1 ? room / (tiedot.length - 1) : 0;
  let x = VASEN;
  for (const [index, text] of tiedot.entries()) {
    arkki.teksti(text, x, y + 6, { ...koko, leveys: OIKEA - x + 4 });
    x += (widths[index] ?? 0) + gap;
  }
}
