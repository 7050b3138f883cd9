import { Decimal, Flag, Id, IdOrZero, Text, Whole } from './fields.js';

/** Fields a browser sends back from a product it loaded but that the server computes are stripped, not refused. */
export class TuoteSaveDto {
  @IdOrZero({ optional: true }) tuoteId?: number;
  @IdOrZero({ optional: true }) laskuttajaAsiakasId?: number;
  @Text(200) nimike!: string;
  @Text(200, { optional: true }) lisäNimike?: string;
  @Text(20, { optional: true }) yksikkö?: string;
  @IdOrZero({ optional: true, nullable: true }) tuoteTypeId?: number | null;
  /** Expression fields hold 3000 characters (G-186). */
  @Text(3000, { optional: true }) määräKaava?: string;
  @Flag({ optional: true }) aktiivinen?: boolean;
  @Text(3000, { optional: true }) kustannusPaikkaEval?: string;
  @Decimal({ optional: true }) alv?: string;
  @Decimal({ optional: true, nullable: true }) hinta?: string | null;
  @Whole(0, 1_000_000, { optional: true }) orderNum?: number;
  @IdOrZero({ optional: true, nullable: true }) tuoteCatTypeId?: number | null;
  @Text(2000, { optional: true }) kommentti?: string;
  @IdOrZero({ optional: true }) varmenne?: number;
}

export class TuoteForeignKeyDto {
  @Id() tuoteId!: number;
  @Id() foreignKeySourceId!: number;
  @Text(100) foreignKey!: string;
  @IdOrZero() asiakasId!: number;
}

export class IdParams {
  @IdOrZero() id!: number;
}

export class AsiakasIdParams {
  @IdOrZero() asiakasId!: number;
}

export class OwnerAsiakasIdParams {
  @IdOrZero() ownerAsiakasId!: number;
}
