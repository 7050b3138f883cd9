import type { InvoicingDemo } from '@keikka/contracts';
import { asiakasIds, companies } from './companies.js';

type Laskupohja = NonNullable<InvoicingDemo['laskupohjat']>[number];
type Rivi = Laskupohja['rivit'][number];

const ACTIVE = 3;
/** Ids of a template's rows, concretes and surcharges leave room for those of any other. */
const ROWS_OF_POHJA = 20;

/** A row by its product, condition, quantity and price; what is empty comes from the product (infra/demo/src/products.ts). */
type Row = readonly [
  tuoteId: number,
  evalCriteria: string,
  maaraEval: string,
  hintaEval: string,
  text?: string,
];

/** What pumping costs, each figure times the customer's own factor. */
const pumping = (factor: number): Row[] => {
  const price = (euros: number): string => (euros * factor).toFixed(2).replace('.', ',');
  return [
    [5, '{pumppuPuomi && pumppuPuomi < 36}', '1', price(185), '{"Lähtö ja pystytys, auto " + ajoneuvo}'],
    [6, '{pumppuPuomi && pumppuPuomi >= 36}', '1', price(240), '{"Lähtö ja pystytys, auto " + ajoneuvo}'],
    [1, '{pumppuPuomi && pumppuPuomi < 36}', '{kesto}', price(118), '{klo + "–" + kloLoppu}'],
    [
      2,
      '{pumppuPuomi && pumppuPuomi >= 36 && pumppuPuomi < 47}',
      '{kesto}',
      price(138),
      '{klo + "–" + kloLoppu}',
    ],
    [3, '{pumppuPuomi && pumppuPuomi >= 47}', '{kesto}', price(169), '{klo + "–" + kloLoppu}'],
    [7, '{pumppuPuomi && m3 > 0}', '{m3}', `{m3 > 50 ? ${price(5.4)} : ${price(5.9)}}`],
  ];
};

/** What a truck brings to a customer who takes one concrete alone. */
const concrete = (factor: number): Row[] => [
  [12, '{!pumppuPuomi}', '{m3}', (139.5 * factor).toFixed(2).replace('.', ',')],
];

const winter: Row[] = [[16, '', '{m3}', '', 'Talvibetonointi {pvmTeksti}']];

const RAKENNEBETONI = 10;
/** 50 years. */
const KAYTTOIKA = 1;
const [RAE_8, RAE_16, RAE_32] = [4, 1, 3];
const C20_25 = 3;
const S2 = 2;

/** The weakest concretes that are sold with the own orders; what is stronger or softer costs its steps more. */
const sold = [
  [RAE_16, '124.00'],
  [RAE_32, '121.50'],
  [RAE_8, '131.00'],
] as const;

const surcharges = [
  ['lujuus', '4.20'],
  ['notkeus', '2.80'],
  ['rasitus', '3.50'],
] as const;

/** The templates of the demo company: one for each source, one for its own orders, one for the winter. */
export function laskupohjat(): Laskupohja[] {
  const names = new Map(companies().map(({ asiakasId, asiakasNimi }) => [asiakasId, asiakasNimi]));
  const agreements = asiakasIds.sources.map((asiakasId, index) =>
    pohja(
      index + 1,
      {
        laskupohjaNimi: `Puitesopimus ${index + 1}`,
        asiakasId,
        asiakasNimi: names.get(asiakasId) ?? '',
      },
      [...pumping(1 - index * 0.02), ...concrete(1 - index * 0.02)],
    ),
  );
  const ownOrders = { laskupohjaNimi: 'Oma tilaus', sourceAsiakasId: asiakasIds.own, maksuEhtoPv: 14 };
  const ofWinter = {
    laskupohjaNimi: 'Talvilisä',
    selite: 'Marraskuusta maaliskuuhun',
    evalCriteria: '{kuukausi >= 11 || kuukausi <= 3}',
  };
  return [...agreements, pohja(6, { ...ownOrders, ...prices(6) }, pumping(1)), pohja(7, ofWinter, winter)];
}

/** The concretes with their prices, and what their steps cost. */
const prices = (laskupohjaId: number): Pick<Laskupohja, 'laskupohjaBetonit' | 'lisat'> => ({
  laskupohjaBetonit: sold.map(([raeKokoId, hinta_value], index) => ({
    laskupohjaBetoniId: laskupohjaId * ROWS_OF_POHJA + index,
    laatuId: RAKENNEBETONI,
    raeKokoId,
    lujuusId: C20_25,
    notkeusId: S2,
    kayttoIkaId: KAYTTOIKA,
    rasitusluokat: 'XC1',
    betoniComment: '',
    hinta_value,
  })),
  lisat: surcharges.map(([kohde, hinta], index) => ({
    laskupohjaLisaId: laskupohjaId * ROWS_OF_POHJA + index,
    kohde,
    attrId: null,
    attrNimike: '',
    hinta,
    määrä: null,
    määräKaava: '',
    keikkaBetoniAttrComment: '',
  })),
});

function pohja(laskupohjaId: number, changes: Partial<Laskupohja>, rows: readonly Row[]): Laskupohja {
  return {
    laskupohjaId,
    laskuttajaAsiakasId: asiakasIds.own,
    laskupohjaTilaId: ACTIVE,
    laskupohjaNimi: '',
    selite: '',
    laskupohjaPvm: null,
    betoniLaskutetaan: true,
    startDate: null,
    endDate: null,
    evalCriteria: '',
    asiakasId: null,
    asiakasNimi: '',
    sourceAsiakasId: null,
    sourceAsiakasNimi: '',
    maksuEhtoPv: 21,
    viitteemme: '{keikkaId} / {ajoneuvo}',
    viitteenne: '{tyomaaNum}',
    textBefore: '{tyomaaNimi + ", " + pvmTeksti}',
    textAfter: '',
    sellerName: '',
    laskupohjaBetonit: [],
    lisat: [],
    ...changes,
    rivit: rows.map((row, index) => riviOf(row, laskupohjaId * ROWS_OF_POHJA + index, index)),
  };
}

const riviOf = (
  [tuoteId, evalCriteria, maaraEval, hintaEval, laskuRiviTxtEval = '']: Row,
  laskupohjaRiviId: number,
  index: number,
): Rivi => ({
  laskupohjaRiviId,
  otsikko: '',
  laskuRiviTxtEval,
  evalCriteria,
  tuoteId,
  tuoteIdEval: '',
  maaraEval,
  hintaEval,
  yksikko: '',
  alv: null,
  alennusProsentti: '0',
  luoLaskuRivi: true,
  luoTarjousRivi: true,
  maaraSelite: '',
  hintaSelite: '',
  sortNum: (index + 1) * 10,
});
