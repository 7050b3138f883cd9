import type { DayVehicle, GridDriver, KeikkaKuski, PersonProjection, StaffDemo } from '@keikka/contracts';
import { settingType } from '@keikka/domain';

const usual = {
  personId: 7,
  personFirstName: 'Juha',
  personLastName: 'Saarinen',
  personPhone: '040 555 0101',
};

/** A driver as an order carries him. */
export const keikkaKuski = (changes: Partial<KeikkaKuski> = {}): KeikkaKuski => ({
  ...usual,
  isExplicitAssignment: true,
  ...changes,
});

type DayDriver = NonNullable<DayVehicle['dayDriver']>;

/** The driver of a vehicle for the day. */
export const dayDriver = (changes: Partial<DayDriver> = {}): DayDriver => ({
  ...usual,
  isExplicitAssignment: true,
  pois: false,
  ...changes,
});

/** A driver of the drivers panel, at work and without a vehicle. */
export const gridDriver = (changes: Partial<GridDriver> = {}): GridDriver => ({
  ...usual,
  personEmail: '',
  lastLoginTime: null,
  startDate: null,
  endDate: null,
  person_deletedTime: null,
  pois: false,
  is: { lomaseurannassa: true },
  vehicleId: null,
  isExplicitAssignment: false,
  personPvmStatusId: 1,
  statusName: 'Töissä',
  prefix: '',
  style: '',
  personPvmText: '',
  ...changes,
});

/** A person as the other services know him. */
export const personProjection = (changes: Partial<PersonProjection> = {}): PersonProjection => ({
  ...usual,
  asiakasId: 1,
  personEmail: `henkilo${changes.personId ?? usual.personId}@keikka.example`,
  removed: false,
  rev: 1,
  ...changes,
});

type DemoPerson = NonNullable<StaffDemo['persons']>[number];

/** A driver as the staff service loads him. */
export const demoPerson = (changes: Partial<DemoPerson> = {}): DemoPerson => ({
  ...usual,
  asiakasId: 1,
  personEmail: '',
  startDate: null,
  endDate: null,
  settingTypes: [settingType.pumppari],
  ...changes,
});
