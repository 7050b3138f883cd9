import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { Controller, Headers, Param, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { paths, type Actor, type DayWindow } from '@keikka/contracts';
import { GridDayParams } from '@keikka/contracts/dto';
import { Needs } from '@keikka/server';
import { RefusedWith } from '../auth/auth.guard.js';
import { requireOwnPerson } from '../auth/tenant.js';
import { windowOf } from '../http/day-window.js';
import { CurrentActor } from '../http/request.js';
import { GetRoute } from '../http/routes.js';
import { GridDayService } from './grid-day.service.js';
import { sourceFilterOf } from './source-filter.js';

/** A board shows a day; a week and its edges leave room for whoever asks for more. A year would be megabytes. */
const mostDays = 8;

const gunzipped = promisify(gunzip);

@ApiTags('grid')
@Controller()
export class GridDayController {
  constructor(private readonly gridDay: GridDayService) {}

  @GetRoute(paths.gridKeikkasList, paths.gridKeikkasListExtra)
  @Needs('page.grid.read')
  @RefusedWith('GRID.NO_READ')
  async list(
    @Param() params: GridDayParams,
    @CurrentActor() actor: Actor,
    @Headers('if-none-match') known: string | undefined,
    @Headers('accept-encoding') encodings: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    requireOwnPerson(actor, params.personId);
    const { etag, gzip } = await this.gridDay.read(actor, dayWindowOf(params));
    void reply
      .header('etag', etag)
      .header('cache-control', 'private, no-cache')
      .header('vary', 'Authorization, Accept-Encoding, Origin');
    if (known?.includes(etag)) {
      await reply.status(304).send();
      return;
    }
    void reply.type('application/json; charset=utf-8');
    if (encodings?.includes('gzip')) await reply.header('content-encoding', 'gzip').send(gzip);
    else await reply.send(await gunzipped(gzip));
  }
}

function dayWindowOf({ startISO, endISO, yyyymmdd, extra }: GridDayParams): DayWindow {
  return {
    ...windowOf(startISO, endISO, 'endISO', mostDays),
    yyyymmdd,
    sourceAsiakasId: sourceFilterOf(extra),
  };
}
