import type { LinkSettings } from './asiakas/link-settings.js';
import type { AsiakasProjection, GridVehicle, PersonProjection, VehicleData } from './types.js';

/**
 * What the demo loader sends to `staff.demo.load`, in chunks below the message limit. The
 * generator chooses the ids (deterministic), so that the parts fit together across services. Days are `yyyymmdd`, times
 * ISO.
 */
export interface StaffDemo {
  asiakkaat?: (Omit<AsiakasProjection, 'rev'> & { isDefault: boolean })[];
  links?: {
    asiakasId: number;
    linkedAsiakasId: number;
    asiakasAsiakasLinkTypeId: 1 | 2 | 3;
    settings?: { [Name in keyof LinkSettings]?: NonNullable<LinkSettings[Name]> };
  }[];
  persons?: (Omit<PersonProjection, 'asiakasId' | 'removed' | 'rev'> & {
    /** Null for a contact person, who is none of the people of a company here. */
    asiakasId: number | null;
    startDate: string | null;
    endDate: string | null;
    /** Only the demo logins have one. */
    password?: string;
    settingTypes: number[];
  })[];
  /** Whom companies know as contacts of their customers. */
  contacts?: { ownerAsiakasId: number; asiakasId: number; personId: number }[];
  vehicles?: (Omit<VehicleData, 'vehicleTypeName'> &
    Pick<GridVehicle, 'firstDate' | 'lastDate' | 'sortNo' | 'defaultKuski_personId' | 'useNoDriverBar'>)[];
  personPvm?: {
    personId: number;
    yyyymmdd: string;
    personPvmStatusId: number;
    personPvmText: string;
    vehicleId: number | null;
  }[];
  partners?: { asiakasId: number; partnerKey: string; origins: string[] }[];
}
