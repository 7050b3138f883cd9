import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { Controller, Headers, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { gridDayCalls, type Actor, type DayWindow, type InputOf } from '@keikka/contracts';
import { Needs } from '@keikka/server';
import { RefusedWith } from '../auth/auth.guard.js';
import { Bulk } from '../calls/bulk.js';
import { Tenant } from '../calls/tenant.js';
import { windowOf } from '../calls/day-window.js';
import { Input } from '../calls/input.js';
import { CurrentActor } from '../calls/request.js';
import { Route } from '../calls/route.js';
import { acceptsGzip } from './accepts-gzip.js';
import { GridDayService } from './grid-day.service.js';
import { sourceFilterOf } from './source-filter.js';

/** A board shows one day. A week leaves room for other clients; a year would be megabytes. */
const MOST_DAYS = 8;

const gunzipped = promisify(gunzip);
/** A large day in one piece, because each piece waits for its turn of the event loop. */
const unpacking = { chunkSize: 2 ** 20 };

type DayInput = InputOf<typeof gridDayCalls.getOfSource>;

@ApiTags('grid')
@Controller()
export class GridDayController {
  constructor(private readonly gridDay: GridDayService) {}

  @Route(gridDayCalls.get, gridDayCalls.getOfSource)
  @Bulk()
  @Needs('page.grid.read')
  @RefusedWith('GRID.NO_READ')
  @Tenant({ personId: 'self' })
  async list(
    @Input() input: DayInput,
    @CurrentActor() actor: Actor,
    @Headers('if-none-match') known: string | undefined,
    @Headers('accept-encoding') encodings: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { etag, gzip } = await this.gridDay.read(actor, dayWindowOf(input));
    void reply
      .header('etag', etag)
      .header('cache-control', 'private, no-cache')
      .header('vary', 'Authorization, Accept-Encoding, Origin');
    if (known?.includes(etag)) {
      await reply.status(304).send();
      return;
    }
    void reply.type('application/json; charset=utf-8');
    if (acceptsGzip(encodings)) await reply.header('content-encoding', 'gzip').send(gzip);
    else await reply.send(await gunzipped(gzip, unpacking));
  }
}

function dayWindowOf({ startISO, endISO, yyyymmdd, extra }: DayInput): DayWindow {
  return {
    ...windowOf(startISO, endISO, 'endISO', MOST_DAYS),
    yyyymmdd,
    sourceAsiakasId: sourceFilterOf(extra),
  };
}
