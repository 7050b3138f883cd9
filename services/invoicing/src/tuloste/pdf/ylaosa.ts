import { numericDate } from '@keikka/domain';
import type { Tuloste } from '../tuloste.rules.js';
import { OIKEA, VASEN, varit, type Arkki } from './arkki.js';
import { osoite, paikka } from './muodot.js';

const TIEDOT_X = 323;
const ARVOT_X = 408;
const YLA = 36;

/** 'Lasku 20480', 'Hyvityslasku 20481', or 'LUONNOS' while nobody may pay it. */
export const otsikkoOf = ({ isLuonnos, isHyvitys, aineisto: { laskuNo } }: Tuloste): string =>
  isLuonnos ? 'LUONNOS' : `${isHyvitys ? 'Hyvityslasku' : 'Lasku'} ${laskuNo}`;

/** The seller and the title, on each page; answers where the page goes on. */
export function piirraYlaosa(arkki: Arkki, tuloste: Tuloste, sivu: number, sivuja: number): void {
  const { myyja, aineisto } = tuloste;
  arkki.teksti(otsikkoOf(tuloste), OIKEA, YLA, { koko: 16, lihava: true, oikealle: true });
  const day = `${numericDate(aineisto.paiva)} · sivu ${sivu} (${sivuja})`;
  arkki.teksti(day, OIKEA, YLA + 19, { koko: 8.5, vari: varit.vaalea, oikealle: true });
  const after = arkki.teksti(myyja.nimi, VASEN, YLA + 1, { koko: 13, lihava: true, leveys: 280 });
  const small = { koko: 7, vari: varit.vaalea, leveys: 280 };
  if (sivu > 1) return;
  const next = arkki.teksti(osoite(myyja), VASEN, after + 6, small);
  arkki.teksti([myyja.puhelin, myyja.sahkoposti].filter(Boolean).join(' · '), VASEN, next + 1, small);
}

/** Payer, delivery place and facts below the title of the first page; answers where they end. */
export function piirraOsapuolet(arkki: Arkki, tuloste: Tuloste, ylin: number): number {
  return Math.max(piirraMaksaja(arkki, tuloste, ylin), piirraTiedot(arkki, tuloste, ylin));
}

function piirraMaksaja(arkki: Arkki, { maksaja, toimituspaikka }: Tuloste, ylin: number): number {
  const leveys = 250;
  let y = arkki.teksti(maksaja.nimi, VASEN, ylin, { lihava: true, leveys });
  y = arkki.teksti(maksaja.katuosoite, VASEN, y + 2, { leveys });
  y = arkki.teksti(paikka(maksaja).toUpperCase(), VASEN, y + 2, { leveys });
  const tunnukset = [
    maksaja.ytunnus && `Y-tunnus ${maksaja.ytunnus}`,
    maksaja.alvTunnus && `ALV-tunnus ${maksaja.alvTunnus}`,
  ].filter(Boolean);
  y = arkki.teksti(tunnukset.join(' · '), VASEN, y + 5, { koko: 7, vari: varit.vaalea, leveys });
  if (!toimituspaikka.nimi && !toimituspaikka.osoite) return y;
  y = arkki.teksti('Toimituspaikka', VASEN, y + 14, { koko: 6.6, lihava: true, vari: varit.vaalea });
  y = arkki.teksti(toimituspaikka.nimi, VASEN, y + 2, { koko: 8.5, leveys });
  return arkki.teksti(toimituspaikka.osoite, VASEN, y + 1, { koko: 8.5, leveys });
}

function piirraTiedot(arkki: Arkki, tuloste: Tuloste, ylin: number): number {
  let y = ylin;
  for (const [nimi, arvo, lihava] of tiedotOf(tuloste)) {
    arkki.teksti(nimi, TIEDOT_X, y, { vari: varit.vaalea, leveys: ARVOT_X - TIEDOT_X - 4 });
    y = arkki.teksti(arvo, ARVOT_X, y, { lihava: lihava === true }) + 2;
  }
  return y;
}

type Tieto = [nimi: string, arvo: string, lihava?: boolean];

/** What stands beside the payer, in its order; what has no value is left out. */
export function tiedotOf({ aineisto, isLuonnos, isHyvitys, hyvitettava }: Tuloste): Tieto[] {
  const { laskuNo, paiva, toimitusPaiva, eraPaiva, maksuEhtoPv } = aineisto;
  const maksu: Tieto[] = [
    ['Eräpäivä', numericDate(eraPaiva), true],
    ['Maksuehto', `${maksuEhtoPv} päivää netto`],
    ['Viivästyskorko', 'korkolain mukaan'],
  ];
  const tiedot: Tieto[] = [
    ['Laskun numero', isLuonnos ? 'ei vielä numeroa' : laskuNo],
    ['Laskun päiväys', numericDate(paiva)],
    ['Toimituspäivä', numericDate(toimitusPaiva)],
    ...(isHyvitys ? [] : maksu),
    ['Hyvittää laskun', hyvitettava ? `${hyvitettava.laskuNo}, ${numericDate(hyvitettava.paiva)}` : ''],
    ['Viitteemme', aineisto.viitteemme],
    ['Viitteenne', aineisto.viitteenne],
    ['Tilausnumero', String(aineisto.keikkaId)],
  ];
  return tiedot.filter(([, arvo]) => arvo !== '');
}
