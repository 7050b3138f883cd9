import type { InvoicingDemo } from '@keikka/contracts';
import { asiakasIds } from './companies.js';

type Tuote = NonNullable<InvoicingDemo['tuotteet']>[number];

/** Name, unit, price and category (1 pumping, 2 concrete, 3 extras, 4 other). */
const rows = [
  ['Pumppaus', 'alle 36 m puomi', 'h', '118.00', 1],
  ['Pumppaus', '36–42 m puomi', 'h', '138.00', 1],
  ['Pumppaus', '47–52 m puomi', 'h', '169.00', 1],
  ['Pumppaus', '58–63 m puomi', 'h', '215.00', 1],
  ['Aloitusmaksu', 'alle 36 m puomi', 'kpl', '185.00', 1],
  ['Aloitusmaksu', '36 m puomi tai pidempi', 'kpl', '240.00', 1],
  ['Pumppausmaksu', 'm³-perusteinen', 'm³', '5.90', 1],
  ['Linjalisä', 'yli 12 m', 'm', '6.50', 1],
  ['Odotusaika', 'yli 30 min', 'h', '98.00', 1],
  ['Ilta- ja viikonloppulisä', '', 'h', '45.00', 3],
  ['Betoni C25/30', '#16 S3', 'm³', '132.00', 2],
  ['Betoni C30/37', '#16 S3', 'm³', '139.50', 2],
  ['Betoni C35/45', '#16 S3', 'm³', '151.00', 2],
  ['Nopeasti kovettuva', 'lisä', 'm³', '8.40', 2],
  ['Pakkasbetoni', 'lisä', 'm³', '14.20', 2],
  ['Talvilisä', '1.11.–31.3.', 'm³', '9.80', 3],
  ['Kuljetus', 'vyöhyke 1', 'm³', '12.50', 3],
  ['Kuljetus', 'vyöhyke 2', 'm³', '16.80', 3],
  ['Pienkuormalisä', 'alle 4 m³', 'kpl', '75.00', 3],
  ['Pesu työmaalla', '', 'kpl', '60.00', 3],
  ['Ylijäämäbetoni', 'palautus', 'm³', '48.00', 3],
  ['Limu', 'käynnistyslaasti', 'kpl', '95.00', 3],
  ['Peruutusmaksu', 'samana päivänä', 'kpl', '250.00', 4],
  ['Siirtoajo', '', 'km', '2.35', 4],
  ['Laskutuslisä', '', 'kpl', null, 4],
] as const;

export function products(): Tuote[] {
  const own = rows.map((row, index) => productOf(row, index + 1, asiakasIds.own));
  const competitor = rows
    .slice(0, 6)
    .map((row, index) => productOf(row, 1001 + index, asiakasIds.competitor));
  return [...own, ...competitor];
}

function productOf(
  [nimike, lisäNimike, yksikkö, hinta, tuoteCatTypeId]: (typeof rows)[number],
  tuoteId: number,
  laskuttajaAsiakasId: number,
): Tuote {
  return {
    tuoteId,
    laskuttajaAsiakasId,
    nimike,
    lisäNimike,
    yksikkö,
    alv: '25.5',
    hinta,
    orderNum: (tuoteId % 1000) * 10,
    tuoteCatTypeId,
    määräKaava: '',
    kommentti: '',
    // Pumping with an operator; what is delivered is goods.
    rakentamispalvelu: tuoteCatTypeId === 1,
    foreignKeys: [{ foreignKeySourceId: 1, foreignKey: `NV-${tuoteId}` }],
  };
}
