import type { AineistoRivi } from '../../lahetys/aineisto/aineisto.rules.js';
import { isKaannetty, type Tuloste } from '../tuloste.rules.js';
import { OIKEA, VASEN, varit, type Arkki } from './arkki.js';
import { eurot, luku } from './muodot.js';

/** Right edges of the columns; the unit begins at its place. */
const sarakkeet = { määrä: 348, yksikkö: 354, hinta: 422, ale: 454, alv: 488, netto: OIKEA } as const;
const SELITE_LEVEYS = 240;
const OTSAKE = 17;
const VALI = 6;
const pieni = { koko: 6.8, vari: varit.vaalea } as const;

/** Where rows may stand on the pages after the first. */
export interface Alue {
  jatkuu: number;
  alin: number;
}

/** The rows, on as many pages as they need, each with the names of the columns; answers where they end. */
export function piirraRivit(
  arkki: Arkki,
  { aineisto }: Tuloste,
  ylin: number,
  { jatkuu, alin }: Alue,
): number {
  let y = piirraOtsake(arkki, ylin);
  for (const rivi of aineisto.rivit) {
    const korkeus = korkeusOf(arkki, rivi);
    if (y + korkeus > alin) {
      arkki.uusiSivu();
      y = piirraOtsake(arkki, jatkuu);
    }
    piirraRivi(arkki, rivi, y + VALI);
    y += korkeus;
    arkki.viiva(VASEN, y, OIKEA, y);
  }
  return y;
}

function piirraOtsake(arkki: Arkki, y: number): number {
  const tyyli = { koko: 6.8, lihava: true, vari: varit.vaalea };
  arkki.teksti('Selite', VASEN, y, tyyli);
  arkki.teksti('Määrä', sarakkeet.määrä, y, { ...tyyli, oikealle: true });
  arkki.teksti('Yks.', sarakkeet.yksikkö, y, tyyli);
  arkki.teksti('Hinta €', sarakkeet.hinta, y, { ...tyyli, oikealle: true });
  arkki.teksti('Ale %', sarakkeet.ale, y, { ...tyyli, oikealle: true });
  arkki.teksti('ALV %', sarakkeet.alv, y, { ...tyyli, oikealle: true });
  arkki.teksti('Veroton €', sarakkeet.netto, y, { ...tyyli, oikealle: true });
  arkki.viiva(VASEN, y + OTSAKE - 4, OIKEA, y + OTSAKE - 4, varit.teksti, 0.8);
  return y + OTSAKE - 4;
}

function korkeusOf(arkki: Arkki, { nimi, selite }: AineistoRivi): number {
  const selitys = selite ? arkki.korkeus(selite, SELITE_LEVEYS, pieni) + 2 : 0;
  return arkki.korkeus(nimi || ' ', SELITE_LEVEYS) + selitys + 2 * VALI - 2;
}

function piirraRivi(arkki: Arkki, rivi: AineistoRivi, y: number): void {
  const after = arkki.teksti(rivi.nimi || ' ', VASEN, y, { leveys: SELITE_LEVEYS });
  arkki.teksti(rivi.selite, VASEN, after + 2, { ...pieni, leveys: SELITE_LEVEYS });
  const figure = (text: string, x: number, leveys: number): void => {
    arkki.teksti(text, x, y, { oikealle: true, leveys });
  };
  figure(luku(rivi.määrä), sarakkeet.määrä, 50);
  arkki.teksti(rivi.yksikkö.slice(0, 6), sarakkeet.yksikkö, y, { leveys: 34 });
  figure(eurot(rivi.hinta), sarakkeet.hinta, 40);
  figure(Number(rivi.ale) === 0 ? '–' : luku(rivi.ale), sarakkeet.ale, 28);
  figure(`${luku(rivi.alv)}${isKaannetty(rivi) ? ' *' : ''}`, sarakkeet.alv, 30);
  figure(eurot(rivi.netto), sarakkeet.netto, 56);
}
