import { numericDate } from '@keikka/domain';
import { KAANNETTY_TEKSTI } from '../../lahetys/aineisto/aineisto.rules.js';
import type { Kanta, Tuloste } from '../tuloste.rules.js';
import { OIKEA, VASEN, varit, type Arkki } from './arkki.js';
import { eurot, luku } from './muodot.js';

const TAULU_X = 280;
const TEKSTI_LEVEYS = 206;
const sarakkeet = { veroton: 424, vero: 479, verollinen: OIKEA } as const;
const RIVI = 17.5;
const SUMMA = 26;
const teksti = { koko: 7, vari: varit.vaalea, leveys: TEKSTI_LEVEYS } as const;

/** How much room notes and sums need. */
export const yhteenvedonKorkeus = (arkki: Arkki, tuloste: Tuloste): number =>
  Math.max(
    arkki.korkeus(huomautuksetOf(tuloste).join('\n\n'), TEKSTI_LEVEYS, teksti),
    (tuloste.kannat.length + 2) * RIVI + SUMMA,
  );

/** Notes on the left; on the right the sums by rate and what is to be paid. */
export function piirraYhteenveto(arkki: Arkki, tuloste: Tuloste, ylin: number): void {
  arkki.teksti(huomautuksetOf(tuloste).join('\n\n'), VASEN, ylin, teksti);
  const otsake = { koko: 6.8, lihava: true, vari: varit.vaalea };
  piirraLuvut(arkki, ['Arvonlisävero', 'Veroton €', 'Vero €', 'Verollinen €'], ylin, otsake);
  let y = ylin + RIVI - 6;
  arkki.viiva(TAULU_X, y, OIKEA, y, varit.vaalea);
  for (const kanta of tuloste.kannat) {
    piirraLuvut(arkki, [kannanNimi(kanta), ...luvutOf(kanta)], y + 4);
    y += RIVI;
    arkki.viiva(TAULU_X, y, OIKEA, y);
  }
  piirraLuvut(arkki, ['Yhteensä', ...luvutOf(tuloste.aineisto)], y + 4, { lihava: true });
  piirraSumma(arkki, tuloste, y + RIVI + 5);
}

const luvutOf = ({ netto, alvSumma, yhteensa }: Pick<Kanta, 'netto' | 'alvSumma' | 'yhteensa'>) =>
  [eurot(netto), eurot(alvSumma), eurot(yhteensa)] as const;

const kannanNimi = ({ alv, kaannetty }: Kanta): string => (kaannetty ? '0 % käännetty *' : `${luku(alv)} %`);

function piirraLuvut(
  arkki: Arkki,
  [nimi, veroton, vero, verollinen]: readonly [string, string, string, string],
  y: number,
  tyyli: { koko?: number; lihava?: boolean; vari?: string } = {},
): void {
  arkki.teksti(nimi, TAULU_X, y, { ...tyyli, leveys: 90 });
  arkki.teksti(veroton, sarakkeet.veroton, y, { ...tyyli, oikealle: true, leveys: 60 });
  arkki.teksti(vero, sarakkeet.vero, y, { ...tyyli, oikealle: true, leveys: 50 });
  arkki.teksti(verollinen, sarakkeet.verollinen, y, { ...tyyli, oikealle: true, leveys: 64 });
}

function piirraSumma(arkki: Arkki, tuloste: Tuloste, y: number): void {
  arkki.pinta(TAULU_X, y, OIKEA - TAULU_X, SUMMA, varit.pohja, 3);
  arkki.teksti(summanNimi(tuloste), TAULU_X + 7, y + 8, { koko: 8.5, lihava: true, leveys: 150 });
  const sum = `${eurot(tuloste.aineisto.yhteensa)} €`;
  arkki.teksti(sum, OIKEA - 7, y + 5, { koko: 13, lihava: true, oikealle: true, leveys: 110 });
}

function summanNimi({ isLuonnos, isHyvitys, aineisto: { eraPaiva } }: Tuloste): string {
  if (isLuonnos) return 'Yhteensä';
  return isHyvitys ? 'Hyvitetään' : `Maksettava ${numericDate(eraPaiva)} mennessä`;
}

/** What the law demands to be said, what the company says, and the terms. */
export function huomautuksetOf(tuloste: Tuloste): string[] {
  const { onKaannetty, maksaja, aineisto, isHyvitys } = tuloste;
  const ostaja = maksaja.alvTunnus && ` Ostajan ALV-tunnus ${maksaja.alvTunnus}.`;
  return [
    onKaannetty ? `* ${KAANNETTY_TEKSTI}.${ostaja}` : '',
    aineisto.tekstiJalkeen,
    isHyvitys ? '' : ehdotOf(maksaja.ytunnus !== ''),
  ].filter(Boolean);
}

/** The fixed sum for collecting a debt is for claims between businesses. */
const ehdotOf = (isYritys: boolean): string =>
  `Huomautukset laskusta 8 päivän kuluessa. Viivästyneestä maksusta peritään korkolain mukainen viivästyskorko${
    isYritys ? ' ja 40 euron vakiokorvaus perintäkuluista' : ''
  }.`;
