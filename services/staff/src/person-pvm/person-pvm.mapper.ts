import type { PersonPvm as PersonPvmAnswer } from '@keikka/contracts';
import type { Vehicle } from '../vehicle/vehicle.entity.js';
import type { PersonPvm, PersonPvmStatus } from './person-pvm.entity.js';

/** A person's day with its status and vehicle, as far as it has them. */
interface KnownDay {
  personId: number;
  pvm: string;
  day: PersonPvm | null;
  status: PersonPvmStatus | null;
  vehicle: Vehicle | null;
}

/**
 * The entry that the API prints (G-116). A planner may not read a partner's note about its own driver, nor why that
 * driver is away.
 */
export function personPvmAnswer(
  { personId, pvm, day, status, vehicle }: KnownDay,
  mayReadReason: boolean,
): PersonPvmAnswer {
  const shown = mayReadReason || !status?.pois ? status : null;
  return {
    personPvmId: day?.personPvmId ?? 0,
    personId,
    pvm,
    personPvmStatusId: shown?.personPvmStatusId ?? 0,
    personPvmText: (mayReadReason && day?.personPvmText) || '',
    vehicleId: vehicle?.vehicleId ?? null,
    vehicleNo: vehicle?.vehicleNo ?? '',
    vehicleRegNo: vehicle?.vehicleRegNo ?? '',
    vakioVapaa: shown?.vakioVapaa ?? false,
    pois: status?.pois ?? false,
    statusName: shown?.statusName ?? (status ? 'Poissa' : ''),
    style: shown?.style ?? '',
    prefix: shown?.prefix ?? '',
    statusActive: shown?.statusActive ?? false,
  };
}
