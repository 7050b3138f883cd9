import { Body, Controller, Header, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { invoicingMessages, paths, type Actor, type Tuote, type TuoteCategoryType } from '@keikka/contracts';
import { AsiakasIdParams, IdParams, TuoteForeignKeyDto, TuoteSaveDto } from '@keikka/contracts/dto';
import { Needs, ServiceClient } from '@keikka/server';
import { ownAsiakasId } from '../auth/tenant.js';
import { Done } from '../http/envelope.interceptor.js';
import { CurrentActor } from '../http/request.js';
import { DeleteRoute, GetRoute, PostRoute } from '../http/routes.js';
import { TuoteCache } from './tuote-cache.js';

@ApiTags('tuotteet')
@Controller()
export class TuoteController {
  constructor(
    private readonly client: ServiceClient,
    private readonly cache: TuoteCache,
  ) {}

  @GetRoute(paths.tuotteetList)
  @Needs('laskutus.read')
  @Header('cache-control', 'private, max-age=360')
  list(@Param() params: AsiakasIdParams, @CurrentActor() actor: Actor): Promise<Tuote[]> {
    const asiakasId = ownAsiakasId(actor, params.asiakasId);
    return this.cache.through(invoicingMessages.tuoteList, { asiakasId }, asiakasId);
  }

  @GetRoute(paths.tuotteetGet)
  @Needs('laskutus.read')
  @Header('cache-control', 'private, max-age=360')
  get(@Param() { id }: IdParams, @CurrentActor() { asiakasId }: Actor): Promise<Tuote> {
    return this.cache.through(invoicingMessages.tuoteGet, { tuoteId: id }, asiakasId);
  }

  @GetRoute(paths.tuotteetCategoryTypes)
  @Needs('laskutus.read')
  @Header('cache-control', 'private, max-age=360')
  listCategoryTypes(): Promise<TuoteCategoryType[]> {
    return this.client.ask(invoicingMessages.tuoteCategoryTypes, {});
  }

  @PostRoute(paths.tuotteetSave)
  @Needs('role:laskuAdmin', 'role:asiakasAdmin', 'role:isSystemAdmin')
  save(@Body() body: TuoteSaveDto, @CurrentActor() actor: Actor): Promise<Tuote> {
    const laskuttajaAsiakasId = ownAsiakasId(actor, body.laskuttajaAsiakasId);
    return this.client.ask(invoicingMessages.tuoteSave, { ...body, laskuttajaAsiakasId });
  }

  @PostRoute(paths.tuotteetSaveForeignKey)
  @Needs('role:laskuAdmin', 'role:asiakasAdmin', 'role:isSystemAdmin')
  async saveForeignKey(@Body() body: TuoteForeignKeyDto, @CurrentActor() actor: Actor): Promise<Done> {
    const asiakasId = ownAsiakasId(actor, body.asiakasId);
    return new Done(await this.client.ask(invoicingMessages.tuoteSaveForeignKey, { ...body, asiakasId }));
  }

  @DeleteRoute(paths.tuotteetDelete)
  @Needs('role:laskuAdmin', 'role:asiakasAdmin', 'role:isSystemAdmin')
  async delete(@Param() { id }: IdParams): Promise<Done> {
    return new Done(await this.client.ask(invoicingMessages.tuoteDelete, { tuoteId: id }));
  }
}
