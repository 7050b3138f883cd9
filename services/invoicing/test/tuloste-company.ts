import { laskuTila } from '@keikka/domain';
import { aineistoOf, type Aineisto, type AineistoTuloste } from '../src/lahetys/aineisto/aineisto.rules.js';
import { KeikkaLaskuRivi } from '../src/lasku/keikka-lasku-rivi.entity.js';
import { KeikkaLasku } from '../src/lasku/keikka-lasku.entity.js';

/** A row of an invoice: one at 100 €, 25.5 % VAT. */
export const laskuRivi = (changes: Partial<KeikkaLaskuRivi> = {}): KeikkaLaskuRivi =>
  Object.assign(new KeikkaLaskuRivi(), {
    tuoteId: null,
    aktiivinen: true,
    ehtoTäyttyy: null,
    riviSelite: 'Pumppaus',
    riviSelite2: '',
    määrä: '1',
    yksikkö: 'kpl',
    hinta: '100',
    alv: '25.5',
    aleProsentti: '0',
    kaannetty: false,
    kustannusPaikka: '',
    ...changes,
  });

const lasku = (changes: Partial<KeikkaLasku> = {}): KeikkaLasku =>
  Object.assign(new KeikkaLasku(), {
    keikkaId: 4711,
    keikkaLaskuId: 480,
    maksajaAsiakasId: 101,
    keikkaLaskuStatusTypeId: laskuTila.valmis,
    maksuEhtoPv: 15,
    viitteemme: '4711 / P12',
    viitteenne: 'Kielo 2026-118',
    sellerName: 'Uudenmaan Pumppaus Oy',
    txtBeforeLines:
      'Betonipumppaus perjantaina 20.11.2026 kello 10:00–13:30, 45,5 m³. Yksikköhinnat ovat verottomia.',
    txtAfterLines:
      'Veroton: viranomaismaksu on maksettu asiakkaan nimissä ja peritään edelleen samansuuruisena.',
    pumppuAika: new Date('2026-11-20T08:00:00Z'),
    ...changes,
  });

/** The rows of the drawn invoice. */
export const rivit: readonly KeikkaLaskuRivi[] = [
  laskuRivi({
    riviSelite: 'Betonipumppaus 36 m, perusveloitus',
    riviSelite2: 'Lähtö ja pystytys, auto P12',
    hinta: '185',
  }),
  laskuRivi({
    riviSelite: 'Pumppaus 45,5 m³',
    riviSelite2: 'C30/37 #16 S3, 10:00–13:30',
    määrä: '45.5',
    yksikkö: 'm³',
    hinta: '8.6',
    aleProsentti: '5',
  }),
  laskuRivi({
    riviSelite: 'Pumppausaika yli 3 h',
    riviSelite2: 'Alkava puoli tuntia, 3,5 h',
    määrä: '0.5',
    yksikkö: 'h',
    hinta: '124',
  }),
  laskuRivi({
    riviSelite: 'Lisälinja 12 m',
    riviSelite2: 'Letku Ø 100',
    määrä: '12',
    yksikkö: 'm',
    hinta: '6.5',
  }),
  laskuRivi({
    riviSelite: 'Limu 1 m³',
    riviSelite2: 'Alkuvoitelu, raekoko 8 mm',
    yksikkö: 'm³',
    hinta: '68',
  }),
  laskuRivi({
    riviSelite: 'Ajomatka yli 15 km',
    riviSelite2: '18,4 km − 15 km, meno ja paluu',
    määrä: '6.8',
    yksikkö: 'km',
    hinta: '2.45',
  }),
  laskuRivi({ riviSelite: 'Pesu työmaalla', hinta: '46' }),
  laskuRivi({
    riviSelite: 'Katusulun lupamaksu',
    riviSelite2: 'Edelleenlaskutus, Lohjan kaupunki',
    hinta: '62',
    alv: '0',
  }),
];

export const osapuolet = {
  myyja: {
    nimi: 'Uudenmaan Pumppaus Oy',
    ytunnus: '1967543-8',
    alvTunnus: '',
    katuosoite: 'Hiidenmäentie 20',
    postinumero: '08700',
    paikkakunta: 'Lohja',
    maa: 'FI',
    sahkoposti: 'laskutus@uudenmaanpumppaus.example',
    puhelin: '019 555 0120',
    verkkolaskuosoite: '003719675438',
    verkkolaskuoperaattori: '003721291126',
    iban: 'FI2112345600000785',
    bic: 'NDEAFIHH',
    kotipaikka: 'Lohja',
  },
  maksaja: {
    nimi: 'Lohjan Valmisbetoni Oy',
    ytunnus: '2593931-3',
    alvTunnus: 'FI25939313',
    katuosoite: 'Teollisuuskatu 4',
    postinumero: '08150',
    paikkakunta: 'Lohja',
    maa: 'FI',
    sahkoposti: '',
    puhelin: '',
    verkkolaskuosoite: '003725939313',
    verkkolaskuoperaattori: 'BAWCFI22',
    iban: '',
    bic: '',
    kotipaikka: '',
  },
  toimituspaikka: { nimi: 'As Oy Lohjan Kielo', osoite: 'Kauppakatu 12, 08100 Lohja' },
} satisfies AineistoTuloste;

interface Changes {
  lasku?: Partial<KeikkaLasku>;
  rivit?: readonly KeikkaLaskuRivi[];
  laskuNo?: string;
  tuloste?: AineistoTuloste;
}

/** The content of the drawn invoice, made on 20.11.2026. */
export const aineisto = (changes: Changes = {}): Aineisto =>
  aineistoOf({
    lasku: lasku(changes.lasku),
    rivit: changes.rivit ?? rivit,
    maksaja: { asiakasId: 101, nimi: 'Lohjan Valmisbetoni Oy', ytunnus: '2593931-3', alvTunnus: '' },
    laskuNo: changes.laskuNo ?? '20480',
    tuoteAvaimet: new Map(),
    now: new Date('2026-11-20T12:00:00Z'),
    tuloste: changes.tuloste ?? osapuolet,
  });
