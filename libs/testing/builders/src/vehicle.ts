import type { DayVehicle, StaffDemo, VehicleData, VehicleProjection } from '@keikka/contracts';

/** A pump of 36 metres that is called and registered by its id. */
const usual = (vehicleId = 12) => ({
  vehicleId,
  asiakasId: 1,
  vehicleNo: `P${String(vehicleId).padStart(2, '0')}`,
  vehicleRegNo: `ABC-${vehicleId}`,
  vehicleNimi: '',
  vehiclePuomi: 36,
  vehicleTypeId: 3,
});

/** A vehicle as an order names it. */
export const vehicleData = (changes: Partial<VehicleData> = {}): VehicleData => ({
  ...usual(changes.vehicleId),
  vehicleTypeName: 'Pumppu',
  ...changes,
});

/** A vehicle of the day, with what stands on its row. */
export function dayVehicle(changes: Partial<DayVehicle> = {}): DayVehicle {
  const vehicle = vehicleData(changes);
  return {
    ...vehicle,
    asiakasNimi: 'Uudenmaan Pumppaus Oy',
    ownerAsiakasId: 1,
    firstDate: null,
    lastDate: null,
    sortNo: vehicle.vehicleId,
    defaultKuski_personId: null,
    useNoDriverBar: null,
    showInGridCalc: true,
    plannable: true,
    dayDriver: null,
    hasGroupSeparatorAbove: false,
    ...changes,
    keikkaGroup: (changes.keikkaGroup ?? []).map((item) => ({ ...item, vehicleId: vehicle.vehicleId })),
  };
}

/** A vehicle as the other services know it. */
export const vehicleProjection = (changes: Partial<VehicleProjection> = {}): VehicleProjection => ({
  ...vehicleData(changes),
  firstDate: null,
  lastDate: null,
  plannedBy: [],
  orderedBy: [],
  rev: 1,
  ...changes,
});

type DemoVehicle = NonNullable<StaffDemo['vehicles']>[number];

/** A vehicle as the staff service loads it. */
export const demoVehicle = (changes: Partial<DemoVehicle> = {}): DemoVehicle => ({
  ...usual(changes.vehicleId),
  firstDate: null,
  lastDate: null,
  sortNo: changes.vehicleId ?? 0,
  defaultKuski_personId: null,
  useNoDriverBar: null,
  ...changes,
});
