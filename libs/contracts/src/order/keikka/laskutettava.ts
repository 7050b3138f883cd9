import { addDays, type Yyyymmdd } from '@keikka/domain';
import { Failure } from '../../errors.js';
import type { VehicleData } from '../../staff/types.js';
import type { KeikkaData } from './types.js';

/** Longer periods are refused: one asks in parts. Both ends are counted. */
export const LASKUTETTAVAT_MOST_DAYS = 62;

interface Jakso {
  first: Yyyymmdd;
  last: Yyyymmdd;
}

/** Whether the delivered orders of a period are listed: it ends after it begins, and is not too long. */
export const isLaskutettavaJakso = ({ first, last }: Jakso): boolean =>
  first <= last && last <= addDays(first, LASKUTETTAVAT_MOST_DAYS - 1);

/** @throws Failure REQUEST.INVALID for a period whose orders are not listed */
export function demandLaskutettavaJakso(jakso: Jakso): void {
  if (!isLaskutettavaJakso(jakso))
    throw new Failure('REQUEST.INVALID', [
      { field: 'last', problem: `at most ${LASKUTETTAVAT_MOST_DAYS} days from first` },
    ]);
}

/** What formulas read of an order, and the companies that decide who bills and who pays. */
export const laskutettavaNames = [
  'keikkaId',
  'keikkaTilaId',
  'keikkaTilaSelite',
  'keikkaOtsikko',
  'keikkaComment',
  'pumppuAika',
  'timeEnd',
  'pumppuKesto',
  'pumppuPuomi',
  'optimalPumppuPuomi',
  'pumppuLinja',
  'pumppuAsiakasId',
  'pumppuMatkaM',
  'pumppuMatkaAika',
  'vehicleTypeId',
  'm3',
  'betonit',
  'kuskit',
  'betoniAsiakasId',
  'betoniAsiakasNimi',
  'betoniSijaintiId',
  'betoniSijaintiNimi',
  'betoniMatkaM',
  'betoniMatkaAika',
  'ownerAsiakasId',
  'sourceAsiakasId',
  'sourceAsiakasNimi',
  'sourceAsiakasColorCode',
  'asiakasId',
  'asiakasNimi',
  'ytunnus',
  'tyomaaId',
  'tyomaaNimi',
  'tyomaaNum',
  'tyomaaOsoite1',
  'tyomaaOsoite2',
  'tyomaaOsoite3',
  'tyomaaOsoite4',
  'postinumero',
  'kaupunki',
  'tyhjänäTyömaalle',
] as const satisfies readonly (keyof KeikkaData)[];

/** A delivered order as invoicing sees it: the facts of its formulas. */
export interface LaskutettavaKeikka {
  keikka: Omit<Pick<KeikkaData, (typeof laskutettavaNames)[number]>, 'kuskit'> & {
    kuskit: Pick<KeikkaData['kuskit'][number], 'personId' | 'personFirstName' | 'personLastName'>[];
  };
  ajoneuvo: VehicleData | null;
}

/** Days of the orders, both included. `after` is the `next` of the page before, 0 for the first. */
export interface LaskutettavatQuery {
  laskuttajaAsiakasId: number;
  first: string;
  last: string;
  after: number;
}

/** A page of delivered orders by id; `next` is null on the last one. */
export interface Laskutettavat {
  keikat: LaskutettavaKeikka[];
  next: number | null;
}
