import { call } from '../../call.js';
import { day, id, instant, nullable, optional, reference } from '../../fields/field.js';
import type { PersonPvm } from '../types.js';

export const personPvmCalls = {
  /** The segment after the path is the owner company, as everywhere in personPvm (C-94). */
  setVehicle: call('POST', '/api/personPvm/updatePersonScheduleWithVehicle/:ownerAsiakasId')
    .takes({
      ownerAsiakasId: reference(),
      personId: id(),
      /** null clears the person's vehicle of the day. */
      vehicleId: nullable(id()),
      yyyymmdd: day(),
      pumppuAika: optional(instant()),
    })
    .answers<PersonPvm>(),
} as const;
