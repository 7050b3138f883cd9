import { pumppuKestoLimits } from '@keikka/domain';
import { Day, Id, IdOrZero, Instant, Text, Varmenne, Whole } from './fields.js';

export class GridDayParams {
  @IdOrZero() personId!: number;
  @Instant() startISO!: string;
  @Instant() endISO!: string;
  @Day() yyyymmdd!: string;
  /** Only a number filters (C-94): anything else is accepted and ignored. */
  @Text(40, { optional: true }) extra?: string;
}

/** Both ends counted. */
export class DaySpanParams {
  @Day() first!: string;
  @Day() last!: string;
}

export class PalkkiListParams {
  @IdOrZero() ownerAsiakasId!: number;
  @Instant() start!: string;
  @Instant() end!: string;
  @IdOrZero() sourceAsiakasId!: number;
}

export class PalkkiSaveDto {
  @IdOrZero({ optional: true }) palkkiId?: number;
  @IdOrZero({ optional: true }) vehicleId?: number;
  @IdOrZero({ optional: true }) ownerAsiakasId?: number;
  @Instant({ optional: true }) timeStart?: string;
  @Instant({ optional: true }) timeEnd?: string;
  @Instant({ optional: true }) starttime?: string;
  @Instant({ optional: true }) endtime?: string;
  @Instant({ optional: true }) pumppuAika?: string;
  @Whole(0, pumppuKestoLimits.max, { optional: true }) pumppuKesto?: number;
  @Text(2000, { optional: true }) keikkaComment?: string;
  @Text(2000, { optional: true }) text?: string;
  @Text(200, { optional: true }) style?: string;
  @Id({ optional: true }) grid_palkkiTypeId?: number;
  @IdOrZero({ optional: true, nullable: true }) keikkaId?: number | null;
  @IdOrZero({ optional: true, nullable: true }) sourceAsiakasId?: number | null;
  @IdOrZero({ optional: true }) varmenne?: number;
}

export class PalkkiVehicleSetDto {
  @Id() palkkiId!: number;
  @Id({ optional: true }) vehicleId?: number;
  @Instant({ optional: true }) pumppuAika?: string;
  @Whole(1, pumppuKestoLimits.max, { optional: true }) pumppuKesto?: number;
  @Id({ optional: true }) originalVehicleId?: number;
  @Instant({ optional: true }) originalPumppuAika?: string;
  @Varmenne() varmenne?: number;
}

export class PalkkiDeleteQuery {
  @Varmenne() varmenne?: number;
}

export class PalkkiIdParams {
  @Id() palkkiId!: number;
}
