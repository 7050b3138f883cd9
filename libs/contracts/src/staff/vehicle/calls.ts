import { call } from '../../call.js';
import { reference } from '../../fields/field.js';
import type { Vehicle } from '../types.js';

export const vehicleCalls = {
  /** Those that the company may plan, its own and those of its pump partners: its own first, in the order of the board. */
  list: call('GET', '/api/vehicle/list/:ownerAsiakasId', 'staff.vehicle.list')
    .takes({ ownerAsiakasId: reference() })
    .answers<Vehicle[]>(),
} as const;
