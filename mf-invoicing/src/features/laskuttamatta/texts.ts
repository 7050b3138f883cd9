import type { LaskuttamatonKeikka, LaskuttamattaArvio, LaskuttamattaSyy } from '@keikka/contracts';
import { euroText, numericDate, type Yyyymmdd } from '@keikka/domain';
import type { Tehtava } from './model/korjaus.js';

const syyt: Record<LaskuttamattaSyy, { nimi: string; hint: string }> = {
  eiLaskua: { nimi: 'Toimitettu, ei laskua', hint: 'summa sopivan laskupohjan mukaan' },
  hinta0: { nimi: 'Hinta 0', hint: 'arvo laskupohjan tai tuotteen hinnalla' },
  eiPohjaa: { nimi: 'Ei sopivaa laskupohjaa', hint: 'toimitettu, mutta lasku jäisi tyhjäksi' },
  eriM3: { nimi: 'Toimitettu m³ ≠ laskutettu', hint: 'lukittua laskua ei muuteta' },
};

const tilausta = (count: number): string => (count === 1 ? '1 tilaus' : `${count} tilausta`);

const arvionLaskut: Record<LaskuttamattaArvio['kenelle'], (count: number) => string> = {
  maksajalle: (count) =>
    count === 1 ? 'maksajan viimeisestä laskusta' : `maksajan ${count} viimeisestä laskusta`,
  kaikille: (count) => `yrityksen ${count} viimeisestä laskusta, koska maksajalla niitä ei ole`,
};
const eiLaskuja = 'viime laskuista ei näe hintaa';
const eiHintaa = 'laskupohja ja tuote eivät kerro hintaa';

/** The Finnish texts of unbilled work. */
export const texts = {
  laskuttamatta: 'Laskuttamatta',
  search: 'Hae tilauksia',
  refresh: 'Päivitä',
  loading: 'Ladataan…',
  loadFailed: 'Laskuttamattomien tilausten lataaminen epäonnistui',
  refreshFailed: 'Päivitys epäonnistui. Näytetään aiemmin haetut tilaukset.',
  alku: 'Alkaen',
  loppu: 'Saakka',
  badPeriod: (most: number) => ({
    title: 'Aikaväli ei kelpaa',
    text: `Aikaväli on enintään ${most} päivää, ja sen alku on ennen loppua.`,
  }),
  defaultPeriod: 'Näytä viimeiset 30 päivää',
  isCut: (most: number) =>
    `Aikavälillä on yli ${most} toimitettua tilausta, ja niistä näytetään vain ensimmäiset. Lyhennä aikaväliä.`,
  syyt,
  syy: 'Syy',
  lahde: 'Lähde',
  maksaja: 'Maksaja',
  auto: 'Auto',
  kaikkiLahteet: 'Kaikki lähteet',
  kaikkiMaksajat: 'Kaikki maksajat',
  kaikkiAutot: 'Kaikki autot',
  csv: 'CSV',
  csvName: (first: Yyyymmdd, last: Yyyymmdd) => `laskuttamatta-${first}-${last}.csv`,
  valitse: (keikkaId: number) => `Valitse tilaus ${keikkaId}`,
  valitseKaikki: 'Valitse kaikki',
  poistaValinnat: 'Poista valinnat',
  valittu: (count: number) => `${count} valittu`,
  korjaaValitut: (count: number) => (count === 1 ? 'Korjaa 1 tilaus' : `Korjaa ${count} tilausta`),
  vaatiiValinnan: (count: number) =>
    count === 1 ? '1 korjataan yksitellen' : `${count} korjataan yksitellen`,
  kaikki: 'Kaikki syyt',
  syyLabel: 'Syyt',
  jarjestys: 'Järjestys: syy, sitten rahaa auki',
  columns: {
    tilaus: 'Tilaus',
    paiva: 'Päivä',
    maksaja: 'Maksaja',
    tyomaa: 'Työmaa',
    auto: 'Auto',
    toimitettu: 'Toimitettu',
    laskulla: 'Laskulla',
    havainto: 'Havainto',
    rahaa: 'Rahaa auki',
    toiminto: 'Korjaus',
  },
  dash: '–',
  arvio: (rahaa: string) => `arvio ${euroText(rahaa)}`,
  eiArviota: 'ei arviota',
  arvioOtsikko: 'Arvio',
  arvionPerusteOtsikko: 'Arvion peruste',
  /** What an estimate is based on, or why there is none. */
  arvionPeruste: ({ arvio, syy }: Pick<LaskuttamatonKeikka, 'arvio' | 'syy'>): string => {
    if (!arvio) return `Ei arviota: ${syy === 'eiPohjaa' ? eiLaskuja : eiHintaa}`;
    const { yksikkohinta, yksikkö, kenelle, laskuja } = arvio;
    return `Arvio: ${euroText(yksikkohinta)}/${yksikkö}, ${arvionLaskut[kenelle](laskuja)}`;
  },
  arviota: (rahaa: string) => `josta arviota ${euroText(rahaa)}`,
  noPayer: 'Ei maksajaa',
  openKeikka: (keikkaId: number) => `Avaa tilaus ${keikkaId}`,
  luoLasku: 'Luo lasku',
  avaaLasku: 'Avaa lasku',
  laskupohjat: 'Laskupohjat',
  luoLaskut: (count: number) => (count === 1 ? 'Luo 1 lasku' : `Luo ${count} laskua`),
  of: (label: string, keikkaId: number) => `${label}, tilaus ${keikkaId}`,
  annaMaksaja: 'Valitse asiakas',
  korjaaHinta: 'Korjaa hinta',
  jatkaPohjaa: 'Jatka pohjaa',
  valitsePohja: 'Valitse laskupohja',
  paivitaMaara: 'Päivitä määrä',
  luoLisalasku: 'Luo lisälasku',
  luoHyvityslasku: 'Luo hyvityslasku',
  paivitaRivit: (count: number) => (count === 1 ? 'Päivitä 1 rivi' : `Päivitä ${count} riviä`),
  paivitaQuestion: (count: number) => ({
    title: count === 1 ? 'Päivitetään laskun määrä' : `Päivitetään ${count} laskun määrät`,
    text: 'Laskun kuutiomäärät muutetaan toimitetuksi määräksi. Muut rivit ja hinnat pysyvät.',
    confirmLabel: 'KYLLÄ, päivitä',
    cancelLabel: 'PERUUTA',
  }),
  done: {
    luoLasku: (keikkaId: number) => `Uusi lasku luotu tilaukselle ${keikkaId}`,
    paivitaMaara: (keikkaId: number) => `Toimitettu määrä päivitetty tilauksen ${keikkaId} laskulle`,
    luoLisalasku: (keikkaId: number) => `Erotuksen lasku luotu tilaukselle ${keikkaId}`,
  } satisfies Record<Tehtava, (keikkaId: number) => string>,
  maaratPaivitetty: (count: number) => `Toimitettu määrä päivitetty ${count} laskulle`,
  maaratTakaisin: (count: number) => (count === 1 ? 'laskun määrä' : `${count} laskun määrät`),
  undoFailed: 'Muutosten kumoaminen epäonnistui',
  createFailed: 'Laskun luonti epäonnistui',
  progress: (tehtava: Tehtava | null, done: number, all: number) =>
    `${tehtava === 'luoLasku' ? 'Luodaan laskuja' : 'Korjataan tilauksia'} ${done} / ${all}`,
  stop: 'Keskeytä',
  made: (tehtava: Tehtava | null, { made, all }: { made: number; all: number }) =>
    tehtava === 'luoLasku' ? `Luotiin ${made} / ${all} laskua` : `Korjattiin ${made} / ${all} tilausta`,
  failedOf: (keikkaId: number, reason: string) => `Tilaus ${keikkaId}: ${reason}`,
  close: 'Sulje',
  eiLaskuteta: 'Ei laskuteta',
  eiLaskutetaQuestion: (keikkaId: number) => ({
    title: `Merkitään tilaus ${keikkaId} ei laskutettavaksi`,
    text: 'Tilaukselle tehdään lasku, jonka tila on Ei laskuteta. Tilan voi muuttaa laskulla.',
    confirmLabel: 'KYLLÄ, ei laskuteta',
    cancelLabel: 'PERUUTA',
  }),
  settled: (keikkaId: number) => `Tilausta ${keikkaId} ei laskuteta`,
  settleFailed: 'Tilan muuttaminen epäonnistui',
  empty: {
    title: 'Kaikki toimitetut tilaukset on laskutettu',
    text: (count: number) => `Aikavälillä on ${tilausta(count)}, eikä yhdessäkään ole korjattavaa.`,
    none: 'Aikavälillä ei ole toimitettuja tilauksia.',
  },
  noHits: { title: 'Ei tuloksia.', clear: 'Tyhjennä suodattimet' },
  count: tilausta,
  keys: { rivi: 'rivi', korjaa: 'korjaa', valitse: 'valitse', vali: 'Väli' },
  liikaa: 'Laskutettu liikaa',
  yhteensa: 'Laskuttamatta yhteensä',

  esikatselu: {
    title: 'Lasku syntyisi näin',
    lead: (pohjat: readonly string[], riveja: number) =>
      [...pohjat, riveja === 1 ? '1 rivi' : `${riveja} riviä`].join(', '),
    netto: 'Netto',
    alv: (kanta: string) => `ALV ${kanta.replace('.', ',')}\u00a0%`,
    kaannetty: 'Käännetty ALV',
    yhteensa: 'Yhteensä',
    none: 'Laskulle ei tulisi yhtään riviä.',
    loading: 'Lasketaan laskua',
    loadFailed: 'Laskun esikatselu epäonnistui',
  },
  hinnat: {
    title: 'Rivit ilman hintaa',
    hinta: (rivi: string) => `Hinta, ${rivi}`,
    ehdotus: 'Ehdotus laskupohjasta tai tuotteelta',
    tallenna: (count: number) => (count === 1 ? 'Tallenna hinta' : `Tallenna ${count} hintaa`),
    tallennettu: (keikkaId: number) => `Hinta tallennettu tilauksen ${keikkaId} laskulle`,
    failed: 'Hinnan tallennus epäonnistui',
    rivi: 'Rivi',
  },
  panel: {
    close: 'Sulje laskupohjat',
    whyNone: 'Miksi ei sopivaa laskupohjaa?',
    whichFit: 'Sopivat laskupohjat',
    rule: 'Pohjan on täytettävä kaikki viisi kohtaa.',
    pohja: 'Laskupohja',
    ehdot: { tila: 'Tila', voimassa: 'Voim.', asiakas: 'Asiakas', lahde: 'Lähde', ehto: 'Ehto' },
    holds: 'täyttyy',
    fails: 'ei täyty',
    maksaja: (nimi: string) => `Maksaja ${nimi}`,
    none: 'Yrityksellä ei ole laskupohjia.',
    loadFailed: 'Laskupohjien lataaminen epäonnistui',

    korjaa: 'Korjaa',
    jatka: (nimi: string) => `Jatka pohjan ${nimi} voimassaoloa`,
    viimeinen: 'Pohjan viimeinen päivä',
    koskeeMyos: (count: number) => (count === 1 ? 'koskee myös 1 tilausta' : `koskee myös ${count} tilausta`),
    valitse: 'Valitse laskupohja vain tälle tilaukselle',
    valittava: 'Laskupohja tälle tilaukselle',
    uusi: 'Tee uusi laskupohja asiakkaalle',
    jatkaJaLuo: 'Jatka pohjaa ja luo lasku',
    luoPohjalla: 'Luo lasku pohjalla',
    jatkettu: (nimi: string, endDate: Yyyymmdd, keikkaId: number) =>
      `Laskupohja ${nimi} on voimassa ${numericDate(endDate)} asti. Uusi lasku luotu tilaukselle ${keikkaId}`,
    luotuPohjalla: (nimi: string, keikkaId: number) =>
      `Uusi lasku luotu tilaukselle ${keikkaId} pohjalla ${nimi}`,
  },
} as const;
