import { alaosa, onTilisiirto, piirraAlatieto } from './pdf/alatieto.js';
import { Arkki, VASEN } from './pdf/arkki.js';
import { piirraRivit } from './pdf/rivit.js';
import { piirraTilisiirto } from './pdf/tilisiirto.js';
import { otsikkoOf, piirraOsapuolet, piirraYlaosa } from './pdf/ylaosa.js';
import { piirraYhteenveto, yhteenvedonKorkeus } from './pdf/yhteenveto.js';
import { isoOf } from '../lahetys/aineisto/aineisto.rules.js';
import type { Tuloste } from './tuloste.rules.js';

/** Where the first page goes on below its title, and the pages after it. */
const [ENSIN, JATKUU] = [110, 84];
const [ENNEN_RIVEJA, ENNEN_SUMMIA] = [20, 14];

/** An invoice as sheets of A4. */
export function pdfOf(tuloste: Tuloste): Promise<Buffer> {
  const { aineisto, myyja } = tuloste;
  const day = new Date(`${isoOf(aineisto.paiva)}T00:00:00Z`);
  const arkki = new Arkki({ title: otsikkoOf(tuloste), author: myyja.nimi, day });
  const alin = alaosa(tuloste);
  let y = piirraOsapuolet(arkki, tuloste, ENSIN) + ENNEN_RIVEJA;
  if (aineisto.tekstiEnnen) y = arkki.teksti(aineisto.tekstiEnnen, VASEN, y, { leveys: 495 }) + 8;
  y = piirraRivit(arkki, tuloste, y, { jatkuu: JATKUU, alin: alin.sivulla });
  if (y + ENNEN_SUMMIA + yhteenvedonKorkeus(arkki, tuloste) > alin.viimeisella) {
    arkki.uusiSivu();
    y = JATKUU - ENNEN_SUMMIA;
  }
  piirraYhteenveto(arkki, tuloste, y + ENNEN_SUMMIA);
  arkki.sivuittain((sivu, sivuja) => {
    piirraYlaosa(arkki, tuloste, sivu, sivuja);
    const isLast = sivu === sivuja;
    piirraAlatieto(arkki, tuloste, isLast ? alin.viimeisella : alin.sivulla);
    if (isLast && onTilisiirto(tuloste)) piirraTilisiirto(arkki, tuloste);
  });
  return arkki.valmis();
}
