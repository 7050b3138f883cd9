import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { gridMessages, orderMessages, staffMessages, type Actor, type DayWindow } from '@keikka/contracts';
import { Cache, decodeLines, ServiceClient } from '@keikka/server';
import { gridDayCache, gridDayGroups, gridDayVariant } from './grid-day.cache.js';
import { spliceGridDay } from './splice-grid-day.js';

const gzipped = promisify(gzip);
/** A large day in one piece, because each piece waits for its turn of the event loop. */
const packing = { level: constants.Z_BEST_SPEED, chunkSize: 2 ** 17 };
const NEWLINE = 0x0a;

interface GridDayAnswer {
  etag: string;
  gzip: Buffer;
}

/** The hot path: rows travel as bytes from Postgres to the browser, and an unchanged day comes from Redis. */
@Injectable()
export class GridDayService {
  constructor(
    private readonly client: ServiceClient,
    private readonly cache: Cache,
  ) {}

  async read(actor: Actor, window: DayWindow): Promise<GridDayAnswer> {
    const groups = gridDayGroups(actor, window);
    const variant = gridDayVariant(actor, window);
    const bytes = await this.cache.through(gridDayCache, groups, variant, () => this.build(window));
    const cut = bytes.indexOf(NEWLINE);
    return { etag: bytes.subarray(0, cut).toString(), gzip: bytes.subarray(cut + 1) };
  }

  /** All three parts or a failure: on a day without its palkit or its orders somebody would plan a vehicle twice. */
  private async build(window: DayWindow): Promise<Buffer> {
    const [staff, keikat, palkit] = await Promise.all([
      this.client.askBytes(staffMessages.gridListDay, { yyyymmdd: window.yyyymmdd }),
      this.client.askBytes(orderMessages.keikkaListForGrid, window),
      this.client.askBytes(gridMessages.palkkiListForGrid, window),
    ]);
    const day = spliceGridDay(window.yyyymmdd, {
      staff: decodeLines(staff),
      keikat: decodeLines(keikat),
      palkit: decodeLines(palkit),
    });
    const etag = `W/"${createHash('sha1').update(day).digest('base64url')}"`;
    return Buffer.concat([Buffer.from(`${etag}\n`), await gzipped(day, packing)]);
  }
}
