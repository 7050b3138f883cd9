import { cents, summa, virtuaaliviivakoodi } from '@keikka/domain';
import { type Aineisto, type AineistoRivi } from '../lahetys/aineisto/aineisto.rules.js';
import {
  osapuoleksi,
  type AineistoOsapuoli,
  type AineistoPaikka,
} from '../osapuoli/aineisto-osapuoli.rules.js';

/** The sums of one VAT rate; those of reverse charge stand apart from other untaxed ones. */
export interface Kanta {
  /** Percent: '25.5'. */
  alv: string;
  kaannetty: boolean;
  netto: string;
  alvSumma: string;
  yhteensa: string;
}

/** An invoice as it is printed and as it stands in a Finvoice message. */
export interface Tuloste {
  aineisto: Aineisto;
  /** It has no number yet, so that nobody may pay it. */
  isLuonnos: boolean;
  /** Its sum is below zero. */
  isHyvitys: boolean;
  myyja: AineistoOsapuoli;
  maksaja: AineistoOsapuoli;
  toimituspaikka: AineistoPaikka;
  hyvitettava: { laskuNo: string; paiva: string } | null;
  kannat: Kanta[];
  /** Any of its rows is reverse charge. */
  onKaannetty: boolean;
  /** The 54 digits of the bank barcode; null where the invoice cannot have one. */
  viivakoodi: string | null;
}

/** What else is known of an invoice: the frozen content says it itself, unless it was stored before that was kept. */
export interface Tiedot {
  myyja?: Partial<AineistoOsapuoli>;
  maksaja?: Partial<AineistoOsapuoli>;
  toimituspaikka?: AineistoPaikka;
}

/**
 * The print of an invoice's content. What its content does not say is taken of `tiedot`. A payer that was kept is whole:
 * what is blank in it stays blank, whatever is known by now, while the seller may still tell its bank account.
 */
export function tulosteOf(aineisto: Aineisto, tiedot: Tiedot = {}): Tuloste {
  const { tuloste, maksaja, laskuNo, viitenumero, yhteensa, eraPaiva } = aineisto;
  const myyja = osapuoleksi({ nimi: aineisto.myyja }, tiedot.myyja, tuloste?.myyja);
  const isLuonnos = laskuNo === '';
  const isHyvitys = yhteensa.startsWith('-');
  const maksu = { iban: myyja.iban, summa: yhteensa, viite: viitenumero, eraPaiva };
  return {
    aineisto,
    isLuonnos,
    isHyvitys,
    myyja,
    maksaja: osapuoleksi(tuloste?.maksaja ? undefined : tiedot.maksaja, maksaja, tuloste?.maksaja),
    toimituspaikka: tuloste?.toimituspaikka ?? tiedot.toimituspaikka ?? { nimi: '', osoite: '' },
    hyvitettava: tuloste?.hyvitettava ?? null,
    kannat: kannatOf(aineisto.rivit),
    onKaannetty: aineisto.rivit.some(isKaannetty),
    viivakoodi: isLuonnos || isHyvitys ? null : virtuaaliviivakoodi(maksu),
  };
}

/** Rows that were stored before there was reverse charge do not say it. */
export const isKaannetty = ({ kaannetty }: Partial<Pick<AineistoRivi, 'kaannetty'>>): boolean =>
  kaannetty === true;

/** The sums by rate in the order of `laskunSummat`, and like it with the rows' VAT as the VAT of their rate. */
export function kannatOf(rivit: readonly AineistoRivi[]): Kanta[] {
  const groups = new Map<string, AineistoRivi[]>();
  for (const rivi of rivit) {
    const key = `${Number(rivi.alv)} ${isKaannetty(rivi)}`;
    const group = groups.get(key);
    if (group) group.push(rivi);
    else groups.set(key, [rivi]);
  }
  return [...groups.values()]
    .map(kantaOf)
    .toSorted(
      (one, other) => Number(other.alv) - Number(one.alv) || Number(one.kaannetty) - Number(other.kaannetty),
    );
}

function kantaOf(rivit: AineistoRivi[]): Kanta {
  const [first] = rivit;
  const netto = summa(rivit.map((rivi) => rivi.netto));
  const alvSumma = summa(rivit.map((rivi) => rivi.alvSumma));
  return {
    alv: String(Number(first?.alv ?? 0)),
    kaannetty: first !== undefined && isKaannetty(first),
    netto,
    alvSumma,
    yhteensa: cents(summa([netto, alvSumma])),
  };
}
