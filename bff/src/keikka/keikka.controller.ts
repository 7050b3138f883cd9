import { Body, Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  orderMessages,
  paths,
  type Actor,
  type GridKeikka,
  type KeikkaGetAnswer,
  type KeikkaTila,
  type StepLogMessage,
} from '@keikka/contracts';
import {
  KeikkaGetParams,
  KeikkaIdDto,
  KeikkaTilaSaveDto,
  KeikkaVehicleSaveDto,
  KuskiRestoreDto,
  KuskiSetForVehicleDto,
  OwnerAsiakasIdParams,
  PumppuAikaSaveDto,
  StepLogListParams,
} from '@keikka/contracts/dto';
import { keikkaTila } from '@keikka/domain';
import { Needs, ServiceClient } from '@keikka/server';
import { ownAsiakasId, requireOwnPerson } from '../auth/tenant.js';
import { Done } from '../http/envelope.interceptor.js';
import { idsOf } from '../http/id-list.js';
import { CurrentActor } from '../http/request.js';
import { DeleteRoute, GetRoute, PostRoute } from '../http/routes.js';
import { KeikkaService } from './keikka.service.js';

@ApiTags('keikka')
@Controller()
export class KeikkaController {
  constructor(
    private readonly client: ServiceClient,
    private readonly keikat: KeikkaService,
  ) {}

  /** The owner in the path is the order's, not the caller's: the order service decides who may see it (C-43, C-44). */
  @GetRoute(paths.keikkaGet)
  @Needs('page.grid.tilaus.tabs.teksti.read', 'embed')
  get(@Param() { keikkaId, ownerAsiakasId }: KeikkaGetParams): Promise<KeikkaGetAnswer> {
    return this.keikat.get(keikkaId, ownerAsiakasId);
  }

  @PostRoute(paths.keikkaVehicleSave)
  @Needs('page.grid.edit')
  async saveVehicle(@Body() move: KeikkaVehicleSaveDto): Promise<Done> {
    return new Done(await this.client.ask(orderMessages.keikkaMove, { ...move }));
  }

  @PostRoute(paths.keikkaPumppuAikaSave)
  @Needs('page.grid.edit')
  async savePumppuAika(@Body() move: PumppuAikaSaveDto): Promise<Done> {
    return new Done(await this.client.ask(orderMessages.keikkaMove, { ...move }));
  }

  @PostRoute(paths.keikkaCopy)
  @Needs('action.keikka.create')
  copy(@Body() { keikkaId }: KeikkaIdDto): Promise<GridKeikka> {
    return this.client.ask(orderMessages.keikkaCopy, { keikkaId });
  }

  /** Deleting an order is its status 10; it stays in the log and can be taken back (G-264). */
  @DeleteRoute(paths.keikkaDelete)
  @Needs('page.grid.edit')
  async delete(@Param() { keikkaId }: KeikkaIdDto): Promise<Done> {
    const change = { keikkaId, keikkaTilaId: keikkaTila.poistettu };
    return new Done(await this.client.ask(orderMessages.keikkaSetTila, change));
  }

  @GetRoute(paths.keikkaTilaList)
  @Needs('signedIn')
  listTilat(@Param() params: OwnerAsiakasIdParams, @CurrentActor() actor: Actor): Promise<KeikkaTila[]> {
    ownAsiakasId(actor, params.ownerAsiakasId);
    return this.client.ask(orderMessages.keikkaTilaList, {});
  }

  @PostRoute(paths.keikkaTilaSave)
  @Needs('page.grid.edit')
  async saveTila(
    @Body() { keikkaId, keikkaTilaId, personId, varmenne }: KeikkaTilaSaveDto,
    @CurrentActor() actor: Actor,
  ): Promise<Done> {
    requireOwnPerson(actor, personId);
    const change = { keikkaId, keikkaTilaId, varmenne };
    return new Done(await this.client.ask(orderMessages.keikkaSetTila, change));
  }

  @PostRoute(paths.keikkaKuskiSetForVehicle)
  @Needs('page.grid.edit')
  async setKuskiForVehicle(@Body() body: KuskiSetForVehicleDto): Promise<Done> {
    return new Done(await this.client.ask(orderMessages.kuskiSetForVehicle, { ...body }));
  }

  /** Takes a drop of a driver back, or does it again: the grid's undo and redo. */
  @PostRoute(paths.keikkaKuskiRestore)
  @Needs('page.grid.edit')
  async restoreKuskit(@Body() body: KuskiRestoreDto): Promise<Done> {
    return new Done(await this.client.ask(orderMessages.kuskiRestore, { ...body }));
  }

  /** Each order is checked by the service, whoever sends its id. */
  @GetRoute(paths.stepLogListByKeikkas)
  @Needs('signedIn')
  listStepLog(@Param() { keikkaIds }: StepLogListParams): Promise<StepLogMessage[]> {
    return this.client.ask(orderMessages.stepLogListByKeikkas, { keikkaIds: idsOf(keikkaIds, 'keikkaIds') });
  }
}
