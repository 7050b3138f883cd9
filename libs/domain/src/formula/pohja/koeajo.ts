import { onLaskulla, rivinSummat, type LaskettavaRivi } from '../../lasku/lasku-summat.js';
import { erotus, summa } from '../../money/money.js';
import type { LaskuttavaPohja, UusiLasku } from './lasku-pohjista.js';
import { virheenKaava, type RivinKaava } from './rivin-kaavat.js';
import { kohtaOf, rivinKohta, type RivinKohta } from './rivin-kohta.js';

/** A row of an invoice as it was billed. */
export interface LaskutettuRivi extends LaskettavaRivi {
  /** The template's row that made it; null for one that was written by hand. */
  keikkaLaskuPohjaRiviId: number | null;
  /** The concrete line that it bills, and the extra of that line. */
  keikkaBetoniId: number | null;
  keikkaBetoniAttrId: number | null;
  riviSelite: string;
  yksikkö: string;
}

/** A row as it was billed and as the templates make it now. Amounts are net euros. */
export interface KoeajonRivi {
  selite: string;
  määrä: string;
  yksikkö: string;
  /** null where the row was not, or is not. */
  silloin: string | null;
  nyt: string | null;
  ero: string;
  laji: 'sama' | 'eri' | 'uusi' | 'pois' | 'käsin' | 'virhe';
  virhe: string;
  /** The formula at fault; null without one, and where the fault is none of a formula's. */
  kaava: RivinKaava | null;
  /** What of a template makes it; null for a row by hand. */
  osa: 'rivi' | 'betoni' | 'lisä' | null;
  /** Where that stands; null where it is gone or nothing prices it any more. */
  kohta: RivinKohta | null;
}

/** An order billed once and tried again. */
export interface KoeajonTulos {
  tila: 'sama' | 'eri' | 'virhe';
  silloin: string;
  /** Without the rows that have no value now. */
  nyt: string;
  ero: string;
  /** What the difference comes from, in Finnish; empty where there is none. */
  syy: string;
  rivit: KoeajonRivi[];
}

/**
 * What templates would bill now for an order, beside what was billed: row by row, by what made it. A row that they make no
 * more is found in them by what it was made of.
 */
export function koeajo(
  laskulla: readonly LaskutettuRivi[],
  nyt: UusiLasku['rivit'],
  pohjat: readonly LaskuttavaPohja[] = [],
): KoeajonTulos {
  const old = new Map(laskulla.map((rivi) => [rivinLahde(rivi), rivi]));
  old.delete(null);
  const made = nyt.map((rivi) => madeRow(rivi, old.get(rivinLahde(rivi))));
  const known = new Set(nyt.map(rivinLahde));
  const gone = laskulla.flatMap((rivi) => {
    const lahde = rivinLahde(rivi);
    return lahde !== null && known.has(lahde) ? [] : [goneRow(rivi, pohjat)];
  });
  const rivit = [...made, ...gone];
  const [silloin, now] = [rivit.map((rivi) => rivi.silloin ?? '0'), rivit.map((rivi) => rivi.nyt ?? '0')].map(
    summa,
  );
  const differing = rivit.filter(({ laji }) => laji !== 'sama');
  const isFaulty = differing.some(({ laji }) => laji === 'virhe');
  const sums = { silloin: silloin ?? '0.00', nyt: now ?? '0.00' };
  return {
    ...sums,
    tila: isFaulty ? 'virhe' : Number(erotus(sums.nyt, sums.silloin)) === 0 ? 'sama' : 'eri',
    ero: erotus(sums.nyt, sums.silloin),
    syy: isFaulty ? 'Kaava ei laske' : syyOf(differing),
    rivit,
  };
}

/** What made a row, so that it is known again when the templates build the invoice anew; null for one written by hand. */
export function rivinLahde({
  keikkaLaskuPohjaRiviId,
  keikkaBetoniId,
  keikkaBetoniAttrId,
}: Lahde): string | null {
  if (keikkaBetoniAttrId !== null) return `lisä ${keikkaBetoniAttrId}`;
  if (keikkaBetoniId !== null) return `betoni ${keikkaBetoniId}`;
  return keikkaLaskuPohjaRiviId === null ? null : `rivi ${keikkaLaskuPohjaRiviId}`;
}

type Lahde = Pick<LaskutettuRivi, 'keikkaLaskuPohjaRiviId' | 'keikkaBetoniId' | 'keikkaBetoniAttrId'>;

function osaOf({ keikkaLaskuPohjaRiviId, keikkaBetoniId, keikkaBetoniAttrId }: Lahde): KoeajonRivi['osa'] {
  if (keikkaBetoniAttrId !== null) return 'lisä';
  if (keikkaBetoniId !== null) return 'betoni';
  return keikkaLaskuPohjaRiviId === null ? null : 'rivi';
}

const nettoOf = (rivi: LaskettavaRivi): string => (onLaskulla(rivi) ? rivinSummat(rivi).netto : '0.00');

function madeRow(rivi: UusiLasku['rivit'][number], before: LaskutettuRivi | undefined): KoeajonRivi {
  const { riviSelite: selite, määrä, yksikkö, virhe, selvitys } = rivi;
  const silloin = before ? nettoOf(before) : null;
  const nyt = virhe ? null : nettoOf(rivi);
  const ero = erotus(nyt ?? '0', silloin ?? '0');
  const laji = virhe ? 'virhe' : Number(ero) === 0 ? 'sama' : before ? 'eri' : 'uusi';
  const what = { selite, määrä, yksikkö, silloin, nyt, ero, laji, virhe } as const;
  return { ...what, kaava: virheenKaava(virhe), osa: osaOf(rivi), kohta: kohtaOf(selvitys) };
}

function goneRow(rivi: LaskutettuRivi, pohjat: readonly LaskuttavaPohja[]): KoeajonRivi {
  const silloin = nettoOf(rivi);
  const isNothing = Number(silloin) === 0;
  const osa = osaOf(rivi);
  return {
    selite: rivi.riviSelite,
    määrä: String(rivi.määrä ?? '0'),
    yksikkö: rivi.yksikkö,
    silloin,
    nyt: null,
    ero: erotus('0', silloin),
    laji: isNothing ? 'sama' : osa === null ? 'käsin' : 'pois',
    virhe: '',
    kaava: null,
    osa,
    kohta: osa === 'rivi' ? rivinKohta(pohjat, rivi.keikkaLaskuPohjaRiviId) : null,
  };
}

function syyOf([first, ...others]: readonly KoeajonRivi[]): string {
  if (!first) return '';
  const { selite, laji } = first;
  const words = { uusi: `${selite} uutena`, pois: `${selite} jää pois`, käsin: `Silloin käsin: ${selite}` };
  const what = laji in words ? words[laji as keyof typeof words] : selite;
  return others.length > 0 ? `${what} ja ${others.length} muuta` : what;
}
