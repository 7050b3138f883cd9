/** What names a vehicle wherever it is shown. */
export interface VehicleData {
  vehicleId: number;
  vehicleNo: string;
  vehicleRegNo: string;
  vehicleNimi: string;
  vehiclePuomi: number | null;
  vehicleTypeId: number;
  vehicleTypeName: string;
  asiakasId: number;
}

/** A vehicle row of the grid without its jobs (G-114). Days are `yyyymmdd`, null = open end. */
export interface GridVehicle extends VehicleData {
  /** Name of the company that owns the vehicle, for the group separator (G-046). */
  asiakasNimi: string;
  ownerAsiakasId: number;
  firstDate: string | null;
  lastDate: string | null;
  sortNo: number;
  defaultKuski_personId: number | null;
  useNoDriverBar: boolean | null;
  showInGridCalc: boolean;
  /** Whether the viewer's company may put jobs on it: its own, and a partner's that it plans. */
  plannable: boolean;
  dayDriver: DayDriver | null;
}

/** A vehicle as it is chosen, whatever stands on it (O-089). */
export type Vehicle = VehicleData & Pick<GridVehicle, 'asiakasNimi' | 'firstDate' | 'lastDate'>;

/** The driver whose day vehicle this is, or else the vehicle's default driver when present that day. */
interface DayDriver {
  personId: number;
  personFirstName: string;
  personLastName: string;
  personPhone: string;
  pois: boolean;
  isExplicitAssignment: boolean;
}

/** A driver of the drivers panel (G-115). Without `page.loma.read` an absence shows no reason. */
export interface GridDriver {
  personId: number;
  personFirstName: string;
  personLastName: string;
  personPhone: string;
  personEmail: string;
  lastLoginTime: string | null;
  startDate: string | null;
  endDate: string | null;
  person_deletedTime: string | null;
  pois: boolean;
  is: { lomaseurannassa: boolean };
  /** The day vehicle, set for the day or by default. */
  vehicleId: number | null;
  isExplicitAssignment: boolean;
  personPvmStatusId: number | null;
  statusName: string;
  prefix: string;
  style: string;
  personPvmText: string;
}

/**
 * The vehicle of each driver on the day, and the driver of each vehicle. A driver's first vehicle of a day gives the
 * status 'Töissä' too, for those who may read it.
 */
export type DriverVehicle = Pick<GridDriver, 'personId' | 'vehicleId' | 'isExplicitAssignment'> &
  Partial<Pick<GridDriver, 'personPvmStatusId' | 'statusName' | 'prefix' | 'style'>>;
export type VehicleDriver = Pick<GridVehicle, 'vehicleId' | 'dayDriver'>;

/** The changes on boards after a person's day vehicle changed, as the next read of the day answers them. */
export interface DayStaffing {
  /** Drivers, each shown on the panel of their company. */
  kuskit: (DriverVehicle & { asiakasId: number })[];
  /**
   * Vehicles, each with the companies whose board may show it: those that plan it and those that order from its owner.
   */
  ajoneuvot: (VehicleDriver & { plannedBy: number[]; orderedBy: number[] })[];
}

/** A person's day entry (G-116). `pvm` is `yyyymmdd`. Entry and status have the id 0 where the person has none. */
export interface PersonPvm {
  personPvmId: number;
  personId: number;
  pvm: string;
  personPvmStatusId: number;
  personPvmText: string;
  vehicleId: number | null;
  vehicleNo: string;
  vehicleRegNo: string;
  vakioVapaa: boolean;
  pois: boolean;
  statusName: string;
  style: string;
  prefix: string;
  statusActive: boolean;
}

/** Master data that other services project. `rev` grows with every save, and an older one is dropped. */
export interface AsiakasProjection {
  asiakasId: number;
  asiakasNimi: string;
  ytunnus: string;
  colorCode: string;
  email: string;
  phone: string;
  rev: number;
}

/** The work of a driver on a day. */
export interface KuskiDaySum {
  personId: number;
  m3: number;
  keikkaCount: number;
  keikkaMinutes: number;
}

/** What a driver has driven over months. */
export type KuskiSum = Pick<KuskiDaySum, 'personId' | 'm3' | 'keikkaCount'>;

export interface PersonProjection {
  personId: number;
  asiakasId: number | null;
  personFirstName: string;
  personLastName: string;
  personPhone: string;
  personEmail: string;
  /** The person has left. The name stays on old orders, and no new work is given to the person. */
  removed: boolean;
  rev: number;
}

export interface VehicleProjection extends VehicleData {
  firstDate: string | null;
  lastDate: string | null;
  /** Companies that may plan this vehicle besides its owner: linked pump companies. */
  plannedBy: number[];
  /** Companies that order from the owner, its source customers: their boards show the vehicle when it has jobs. */
  orderedBy: number[];
  rev: number;
}

/**
 * The relation between two companies (I-043). `pumpPartner` lets the first plan the linked one's vehicles; a `customer`
 * receives what the first pumps.
 */
export const asiakasLinkType = { sourceCustomer: 1, pumpPartner: 2, customer: 3 } as const;

/**
 * Links to companies that supply the first: those that its orders come from, and those whose vehicles it plans. Their
 * factories are among its own.
 */
export const supplierLinkTypes = [asiakasLinkType.sourceCustomer, asiakasLinkType.pumpPartner] as const;

/** The link of one company to another (I-042). */
export interface AsiakasLink {
  asiakasAsiakasLinkId: number;
  asiakasId: number;
  linkedAsiakasId: number;
  asiakasAsiakasLinkTypeId: number;
}

export interface StaffSnapshot {
  asiakkaat: AsiakasProjection[];
  persons: PersonProjection[];
  vehicles: VehicleProjection[];
}

/** A partner whose portal shows orders of its company on pages of these sites. */
export interface EmbedPartner {
  embedPartnerId: number;
  /** Tells the partner's key from an earlier one without showing it. */
  keyId: string;
  asiakasId: number;
  origins: string[];
}

/** A page of a partner, and which of the partner's people is before it. */
export interface EmbedPage extends EmbedPartner {
  person?: EmbedPerson;
}

export interface EmbedPerson {
  personId: number;
  /** As the history names the person. */
  personName: string;
}
