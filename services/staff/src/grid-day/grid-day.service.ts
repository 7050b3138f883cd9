import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor, GridDriver } from '@keikka/contracts';
import { encodeLines, meets, type KeyedRow } from '@keikka/server';
import { DRIVER_ROWS_SQL, VEHICLE_ROWS_SQL } from './grid-day.sql.js';

@Injectable()
export class GridDayService {
  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  /** The grid's vehicle rows and, for viewers who may see them, the drivers, as keyed lines. */
  async listDay(actor: Actor, yyyymmdd: string): Promise<Uint8Array> {
    const [vehicles, drivers] = await Promise.all([
      this.dataSource.query<KeyedRow[]>(VEHICLE_ROWS_SQL, [actor.asiakasId, yyyymmdd]),
      meets(actor, 'page.grid.drivers.read') ? this.driverRows(actor, yyyymmdd) : [],
    ]);
    return encodeLines([...vehicles, ...drivers]);
  }

  async listDrivers(actor: Actor, yyyymmdd: string): Promise<GridDriver[]> {
    const rows = await this.driverRows(actor, yyyymmdd);
    return rows.map((row) => JSON.parse(row.json) as GridDriver);
  }

  private driverRows(actor: Actor, yyyymmdd: string): Promise<KeyedRow[]> {
    return this.dataSource.query<KeyedRow[]>(DRIVER_ROWS_SQL, [
      actor.asiakasId,
      yyyymmdd,
      meets(actor, 'page.loma.read'),
    ]);
  }
}
