import { Body, Controller, Header, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { gridMessages, paths, type Actor, type GridPalkki, type GridPalkkiType } from '@keikka/contracts';
import {
  IdParams,
  PalkkiDeleteQuery,
  PalkkiIdParams,
  PalkkiListParams,
  PalkkiSaveDto,
  PalkkiVehicleSetDto,
} from '@keikka/contracts/dto';
import { Needs, Public, ServiceClient } from '@keikka/server';
import { ownAsiakasId } from '../auth/tenant.js';
import { windowOf } from '../http/day-window.js';
import { Done } from '../http/envelope.interceptor.js';
import { CurrentActor } from '../http/request.js';
import { DeleteRoute, GetRoute, PostRoute } from '../http/routes.js';
import { palkkiSaveOf } from './palkki-save.js';

/** The saved bar under both names the specification prints (G-220). */
interface SavedPalkki {
  returnValue: GridPalkki;
  savedPalkki: GridPalkki;
}

@ApiTags('grid')
@Controller()
export class PalkkiController {
  constructor(private readonly client: ServiceClient) {}

  /** Bar types only: nothing personal or priced leaves without a token (A-9, C-64). */
  @GetRoute(paths.gridStaticData)
  @Public()
  @Header('cache-control', 'public, max-age=3600')
  async staticData(@Param() { id }: IdParams): Promise<{ gridTypes: GridPalkkiType[] }> {
    return { gridTypes: await this.client.ask(gridMessages.palkkiTypeList, { asiakasId: id }) };
  }

  @GetRoute(paths.palkkiList)
  @Needs('page.grid.read')
  @Header('cache-control', 'private, max-age=600')
  list(@Param() params: PalkkiListParams, @CurrentActor() actor: Actor): Promise<GridPalkki[]> {
    ownAsiakasId(actor, params.ownerAsiakasId);
    const { start, end, sourceAsiakasId } = params;
    return this.client.ask(gridMessages.palkkiList, { ...windowOf(start, end, 'end'), sourceAsiakasId });
  }

  @PostRoute(paths.palkkiSave, paths.palkkiNew)
  @Needs('action.palkki.create')
  async save(@Body() body: PalkkiSaveDto, @CurrentActor() actor: Actor): Promise<SavedPalkki> {
    ownAsiakasId(actor, body.ownerAsiakasId);
    const saved = await this.client.ask(gridMessages.palkkiSave, palkkiSaveOf(body));
    return { returnValue: saved, savedPalkki: saved };
  }

  @PostRoute(paths.palkkiCopy)
  @Needs('action.palkki.create')
  async copy(@Body() { palkkiId }: PalkkiIdParams): Promise<SavedPalkki> {
    const saved = await this.client.ask(gridMessages.palkkiCopy, { palkkiId });
    return { returnValue: saved, savedPalkki: saved };
  }

  @PostRoute(paths.palkkiVehicleSet)
  @Needs('page.grid.edit')
  async setVehicle(@Body() body: PalkkiVehicleSetDto): Promise<Done> {
    return new Done(await this.client.ask(gridMessages.palkkiMove, { ...body }));
  }

  @DeleteRoute(paths.palkkiDelete)
  @Needs('action.palkki.create')
  async delete(
    @Param() { palkkiId }: PalkkiIdParams,
    @Query() { varmenne }: PalkkiDeleteQuery,
  ): Promise<Done> {
    return new Done(await this.client.ask(gridMessages.palkkiDelete, { palkkiId, varmenne }));
  }
}
