import type { KeikkaData, KeikkaGetAnswer, VehicleData } from '@keikka/contracts';
import { vehicleName } from '@keikka/domain';
import { words } from './words.js';

/** Customer and site, the name that people use for an order on the phone. */
export function keikkaTitle(
  keikka: Pick<KeikkaData, 'asiakasNimi' | 'tyomaaNimi' | 'keikkaOtsikko'>,
): string {
  const names = [keikka.asiakasNimi, keikka.tyomaaNimi].filter(Boolean).join(', ');
  return names || keikka.keikkaOtsikko || words.order;
}

/** The vehicle of the order in words, or that it has none. */
export function vehicleText(vehicle: VehicleData | null): string {
  return vehicle ? vehicleName(vehicle) : words.noVehicle;
}

/** The number of the order and its vehicle, below its title. */
export const orderSubtitle = ({ keikkaData, vehicleData }: KeikkaGetAnswer): string =>
  [words.orderNo(keikkaData.keikkaId), vehicleText(vehicleData)].filter(Boolean).join(' · ');
