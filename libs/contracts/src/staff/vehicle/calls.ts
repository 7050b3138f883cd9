import { call } from '../../call.js';
import { reference } from '../../fields/field.js';
import type { Vehicle } from '../types.js';

/** What a vehicle is, and whether it has a boom and a line to measure (O-089). */
export interface VehicleType {
  vehicleTypeId: number;
  vehicleTypeName: string;
  hasPuomi: boolean;
  hasLinja: boolean;
}

export const vehicleCalls = {
  /** Those that the company may plan, its own and those of its pump partners: its own first, in the order of the board. */
  list: call('GET', '/api/vehicle/list/:ownerAsiakasId', 'staff.vehicle.list')
    .takes({ ownerAsiakasId: reference() })
    .answers<Vehicle[]>(),
  /** The same for every company (O-250). */
  listTypes: call('GET', '/api/vehicle/types/list/:ownerAsiakasId', 'staff.vehicle.list-types')
    .takes({ ownerAsiakasId: reference() })
    .answers<VehicleType[]>(),
} as const;
