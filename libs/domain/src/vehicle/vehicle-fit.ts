import { takesTime } from '../keikka/keikka-tila.js';
import { isPump, vehicleType } from './vehicle-type.js';

/** What an order asks of its vehicle. */
export interface VehicleNeed {
  /** Types that are not known ask for nothing. */
  vehicleTypeId: number | null;
  /** Metres of boom. */
  puomi: number | null;
}

/** What a vehicle lacks for an order. */
export interface VehicleLack {
  kind: 'betoniauto' | 'pumppu' | 'puomi';
  /** What `own` and `ordered` are: metres of boom, or types of vehicles. */
  of: 'boom' | 'type';
  own: number;
  ordered: number;
}

/** The boom that is needed; a mixer pours without one. */
export const neededBoom = ({ vehicleTypeId, puomi }: VehicleNeed): number | null =>
  vehicleTypeId === vehicleType.betoniauto ? null : puomi;

/** What a vehicle lacks for an order, in its type or in its boom; null when it fits. A pumi is a mixer with a pump. */
export function vehicleLack(
  { vehicleTypeId, vehiclePuomi }: { vehicleTypeId: number; vehiclePuomi: number | null },
  need: VehicleNeed,
): VehicleLack | null {
  const { betoniauto, pumppu } = vehicleType;
  const ordered = need.vehicleTypeId;
  if (ordered === betoniauto && vehicleTypeId === pumppu)
    return { kind: 'betoniauto', of: 'type', own: pumppu, ordered };
  const isMixer = vehicleTypeId === betoniauto;
  const kind = isMixer ? 'pumppu' : 'puomi';
  const own = isMixer ? 0 : (vehiclePuomi ?? 0);
  const boom = neededBoom(need);
  if (boom !== null && own < boom) return { kind, of: 'boom', own, ordered: boom };
  return isMixer && ordered !== null && isPump(ordered)
    ? { kind, of: 'type', own: betoniauto, ordered }
    : null;
}

/** An order or a palkki on a vehicle, as far as it keeps the vehicle from other work. */
type OnVehicle = { isPalkki: true; vehicleAvailable: boolean } | { isPalkki: false; keikkaTilaId: number };

/**
 * Whether the item needs its vehicle for itself: an order that is driven, whether or not the viewer may read it, or a
 * palkki of a type that keeps the vehicle from driving.
 */
export const takesVehicle = (item: OnVehicle): boolean =>
  item.isPalkki ? !item.vehicleAvailable : takesTime(item.keikkaTilaId);
