import { ibanText, numericDate, rfViite, viiteText } from '@keikka/domain';
import type { Tuloste } from '../tuloste.rules.js';
import { LEVEYS, OIKEA, VASEN, varit, type Arkki } from './arkki.js';
import { code128Bars, code128Modules } from './code128.js';
import { eurot, osoite } from './muodot.js';

export const TILISIIRTO_KORKEUS = 135;
/** Its lower edge on the sheet. */
const ALA = 818;
const JAKO = 385;
const RIVI = 27;
const MILLIMETRE = 72 / 25.4;
/** As the banks bound it, with ten modules of quiet on both sides. */
const [KOODIN_LEVEYS, KOODIN_KORKEUS, HILJAISTA] = [105 * MILLIMETRE, 10 * MILLIMETRE, 10];

/** The bill's part for the payer's bank, at the foot of the last page. */
export function piirraTilisiirto(arkki: Arkki, { myyja, maksaja, aineisto, viivakoodi }: Tuloste): void {
  const y = ALA - TILISIIRTO_KORKEUS;
  arkki.kehys(VASEN, y, LEVEYS, TILISIIRTO_KORKEUS);
  arkki.viiva(JAKO, y, JAKO, ALA, varit.teksti, 0.8);
  for (const row of [1, 3]) arkki.viiva(VASEN, y + row * RIVI, OIKEA, y + row * RIVI, varit.teksti, 0.8);
  arkki.viiva(VASEN + 6, y + 2 * RIVI, OIKEA - 6, y + 2 * RIVI);
  const left = VASEN + 6;
  const right = JAKO + 6;
  const { viitenumero, eraPaiva, yhteensa } = aineisto;
  kentta(arkki, 'Saajan tilinumero, IBAN', ibanText(myyja.iban), left, y, true);
  kentta(arkki, 'BIC', myyja.bic, right, y);
  kentta(arkki, 'Saaja', myyja.nimi, left, y + RIVI);
  kentta(arkki, 'Viitenumero', viiteText(viitenumero), right, y + RIVI, true);
  kentta(arkki, 'Maksaja', [maksaja.nimi, osoite(maksaja)].filter(Boolean).join(', '), left, y + 2 * RIVI);
  kentta(arkki, 'Kansainvälinen viite', viiteText(rfViite(viitenumero)), right, y + 2 * RIVI);
  kentta(arkki, 'Eräpäivä', numericDate(eraPaiva), right, y + 3 * RIVI + 14, true);
  kentta(arkki, 'Euroa', eurot(yhteensa), right + 82, y + 3 * RIVI + 14, true);
  if (viivakoodi) piirraViivakoodi(arkki, viivakoodi, VASEN, y + 3 * RIVI + 6);
}

function kentta(arkki: Arkki, nimi: string, arvo: string, x: number, y: number, lihava = false): void {
  arkki.teksti(nimi, x, y + 4, { koko: 6, vari: varit.vaalea });
  const leveys = (x < JAKO ? JAKO : OIKEA) - x - 6;
  const [koko, most] = [lihava ? 9.5 : 8.5, arkki.leveys(arvo, { koko: lihava ? 9.5 : 8.5, lihava })];
  const size = most <= leveys ? koko : (koko * leveys) / most;
  arkki.teksti(arvo, x, y + 12.5, { koko: size, lihava, leveys: leveys + 4 });
}

function piirraViivakoodi(arkki: Arkki, digits: string, x: number, y: number): void {
  const moduuli = KOODIN_LEVEYS / (code128Modules(digits) + 2 * HILJAISTA);
  for (const { from, width } of code128Bars(digits))
    arkki.pinta(x + (HILJAISTA + from) * moduuli, y, width * moduuli, KOODIN_KORKEUS, '#000000');
  const tyyli = { koko: 6.5, vari: varit.vaalea };
  const from = x + (KOODIN_LEVEYS - arkki.leveys(digits, tyyli)) / 2;
  arkki.teksti(digits, from, y + KOODIN_KORKEUS + 5, tyyli);
}
