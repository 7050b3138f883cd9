import type { LaskuajoSyy, LaskuajoTila } from '@keikka/contracts';

const syyt: Record<LaskuajoSyy, string> = {
  eiPohjaa: 'Ei sopivaa laskupohjaa',
  kaavaEiLaske: 'Kaava ei laske',
  eiMaksajaa: 'Maksaja puuttuu',
  eiSyntynyt: 'Laskua ei voitu luoda',
};

const tilat: Record<LaskuajoTila, string> = {
  käynnissä: 'Käynnissä',
  valmis: 'Valmis',
  keskeytetty: 'Keskeytetty',
};

const kuukaudet = [
  'Tammikuu',
  'Helmikuu',
  'Maaliskuu',
  'Huhtikuu',
  'Toukokuu',
  'Kesäkuu',
  'Heinäkuu',
  'Elokuu',
  'Syyskuu',
  'Lokakuu',
  'Marraskuu',
  'Joulukuu',
];

/** The Finnish texts of a month's invoices in one run. */
export const texts = {
  ajot: 'Kuukauden laskut',
  ajotList: 'Ajot',
  uusiAjo: 'Uusi ajo',
  uusiTitle: 'Luo kuukauden laskut',
  uusiLead: 'Jokaiselle toimitetulle tilaukselle luodaan lasku. Tilaus, jolla on jo lasku, ohitetaan.',
  kuukausi: 'Kuukausi',
  aloita: 'Aloita ajo',
  aloitusFailed: 'Ajon aloitus epäonnistui',
  keskeyta: 'Keskeytä',
  keskeytysFailed: 'Keskeytys epäonnistui',
  jatkuu: 'Voit sulkea näkymän, ajo jatkuu palvelimella.',
  loading: 'Ladataan…',
  loadFailed: 'Ajojen lataaminen epäonnistui',
  ajoLoadFailed: 'Ajon lataaminen epäonnistui',
  refreshFailed: 'Päivitys epäonnistui. Näytetään aiemmin haettu tilanne.',
  empty: {
    title: 'Ei ajoja',
    text: 'Ajo luo laskut kuukauden kaikille toimitetuille tilauksille yhdellä kertaa.',
  },
  kuukaudet,
  ajoNimi: (jakso: string, nro: number) => `${jakso}, ajo ${nro}`,
  tilat,
  poikkeuksia: (count: number) => `Poikkeuksia ${count}`,
  aloitettu: (paivat: string, aloitettu: string, nimi: string) =>
    `Toimitetut tilaukset ${paivat} · aloitettu ${aloitettu}${nimi && `, ${nimi}`}`,
  maarat: (luotu: number, ohitettu: number, poikkeuksia: number) =>
    `${luotu} luotu · ${ohitettu} ohitettu · ${poikkeuksia} ${poikkeuksia === 1 ? 'poikkeus' : 'poikkeusta'}`,
  eteneminen: 'Ajon eteneminen',
  lasketaan: 'Lasketaan tilauksia…',
  edistys: (kasitelty: number, kaikki: number) => `${kasitelty} / ${kaikki}`,
  prosentti: (osuus: number) => `${osuus} %`,
  kulunut: (aika: string) => `${aika} kulunut`,
  kesto: (aika: string) => `Kesto ${aika}`,
  jaljella: (aika: string) => `noin ${aika} jäljellä`,
  sekuntia: (seconds: number) => `${seconds} s`,
  minuuttia: (minutes: number, seconds: number) => `${minutes} min ${seconds} s`,
  luvut: {
    poikkeukset: 'Poikkeukset',
    luotu: 'Luotu',
    luotuHint: (summa: string) => `netto ${summa}`,
    ohitettu: 'Ohitettu',
    ohitettuHint: 'tilauksella oli jo lasku',
    jonossa: 'Jonossa',
    jonossaHint: 'odottaa vuoroaan',
    jai: 'Jäi tekemättä',
    jaiHint: 'uusi ajo jatkaa näistä',
  },
  syyt,
  columns: {
    tilaus: 'Tilaus',
    paiva: 'Päivä',
    maksaja: 'Maksaja',
    tyomaa: 'Työmaa',
    selite: 'Syy',
    toiminto: 'Korjaus',
  },
  noPayer: 'Ei maksajaa',
  openKeikka: (keikkaId: number) => `Avaa tilaus ${keikkaId}`,
  avaaTilaus: 'Avaa tilaus',
  avaaLasku: 'Avaa lasku',
  laskupohjat: 'Laskupohjat',
  of: (label: string, keikkaId: number) => `${label}, tilaus ${keikkaId}`,
  noPoikkeukset: {
    title: 'Ei poikkeuksia',
    text: 'Yhdessäkään käsitellyssä tilauksessa ei ole korjattavaa.',
  },
  kaikillaOli: 'Kaikilla tilauksilla oli jo lasku.',
  selitteet: { luotu: 'luotu', ohitettu: 'ohitettu', poikkeus: 'poikkeus' },
} as const;
