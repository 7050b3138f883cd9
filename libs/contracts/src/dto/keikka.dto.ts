import { Day, Id, IdOrZero, Ids, Instant, ListOf, Text, Varmenne, Whole } from './fields.js';

export class KeikkaGetParams {
  @Id() keikkaId!: number;
  @IdOrZero() ownerAsiakasId!: number;
}

export class KeikkaIdDto {
  @Id() keikkaId!: number;
}

export class KeikkaVehicleSaveDto {
  @Id() keikkaId!: number;
  @Id() vehicleId!: number;
  @IdOrZero({ optional: true, nullable: true }) originalVehicleId?: number | null;
  /** A drag may change the row and the time at once: one write, one history entry. */
  @Instant({ optional: true }) pumppuAika?: string;
  @Instant({ optional: true }) originalPumppuAika?: string;
  @Whole(-1_000_000, 1_000_000, { optional: true }) pumppuKesto?: number;
  @Varmenne() varmenne?: number;
}

/** The limits 15 and 10080 answer with their printed texts, so the service checks them (C-27). */
export class PumppuAikaSaveDto {
  @Id() keikkaId!: number;
  @Instant() pumppuAika!: string;
  /** Absent, the order keeps its length: also one that somebody else has given it meanwhile. */
  @Whole(-1_000_000, 1_000_000, { optional: true }) pumppuKesto?: number;
  @Instant({ optional: true }) originalPumppuAika?: string;
  @Varmenne() varmenne?: number;
}

export class KeikkaTilaSaveDto {
  @Id() keikkaId!: number;
  @Whole(-1000, 10_000) keikkaTilaId!: number;
  @IdOrZero({ optional: true }) personId?: number;
  @Instant({ optional: true }) pumppuAika?: string;
  @Varmenne() varmenne?: number;
}

export class KuskiSetForVehicleDto {
  @Id() vehicleId!: number;
  @Id() personId!: number;
  @Day() yyyymmdd!: string;
}

export class RestoredKuskitDto {
  @Id() keikkaId!: number;
  @Ids(20) personIds!: number[];
  @Varmenne() varmenne?: number;
}

export class RestoredDayVehicleDto {
  @Id() personId!: number;
  @Id({ nullable: true }) vehicleId!: number | null;
}

export class KuskiRestoreDto {
  @Id() vehicleId!: number;
  @Day() yyyymmdd!: string;
  @ListOf(() => RestoredKuskitDto, 200) orders!: RestoredKuskitDto[];
  @ListOf(() => RestoredDayVehicleDto, 10) dayVehicles!: RestoredDayVehicleDto[];
}

export class PersonPvmSetVehicleDto {
  @Id() personId!: number;
  @Id() vehicleId!: number;
  @Day() yyyymmdd!: string;
  @Instant({ optional: true }) pumppuAika?: string;
}

export class KuskitListParams {
  @IdOrZero() ownerAsiakasId!: number;
  @Day() yyyymmdd!: string;
}

export class StepLogListParams {
  @Text(4000) keikkaIds!: string;
}
