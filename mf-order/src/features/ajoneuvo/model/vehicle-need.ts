import type { KeikkaData } from '@keikka/contracts';
import type { VehicleNeed } from '@keikka/domain';
import { sitePlace, type Place } from '@keikka/domain/ajomatka';
import { orderTime, type OrderTime } from '../../../day/order-time.js';

/** What an order asks of the vehicle that is chosen for it. */
export interface OrderNeed extends VehicleNeed {
  keikkaId: number;
  /** When the order is pumped; null while it has no time. */
  time: OrderTime | null;
  /** Where it is pumped; null while that is unknown. */
  place: Place | null;
}

type NeedFields = Pick<
  KeikkaData,
  | 'keikkaId'
  | 'vehicleTypeId'
  | 'pumppuPuomi'
  | 'optimalPumppuPuomi'
  | 'pumppuAika'
  | 'timeStart'
  | 'timeEnd'
  | 'tyomaaLat'
  | 'tyomaaLng'
>;

/** The wished boom counts before the least one. */
export function needOf(keikka: NeedFields): OrderNeed {
  const { keikkaId, vehicleTypeId, pumppuPuomi, optimalPumppuPuomi } = keikka;
  const puomi = optimalPumppuPuomi !== null && optimalPumppuPuomi > 0 ? optimalPumppuPuomi : pumppuPuomi;
  return { keikkaId, vehicleTypeId, puomi, time: orderTime(keikka), place: sitePlace(keikka) };
}
