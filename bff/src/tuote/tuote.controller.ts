import { Body, Controller, Header, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { invoicingMessages, paths, type Actor, type Tuote, type TuoteCategoryType } from '@keikka/contracts';
import { AsiakasIdParams, IdParams, TuoteForeignKeyDto, TuoteSaveDto } from '@keikka/contracts/dto';
import { Needs, ServiceClient } from '@keikka/server';
import { invoicedAsiakasId, isSystemAdmin } from '../auth/tenant.js';
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
    const asiakasId = invoicedAsiakasId(actor, params.asiakasId);
    return this.cache.through(invoicingMessages.tuoteList, { asiakasId }, asiakasId);
  }

  @GetRoute(paths.tuotteetGet)
  @Needs('laskutus.read')
  @Header('cache-control', 'private, max-age=360')
  get(@Param() { id }: IdParams, @CurrentActor() actor: Actor): Promise<Tuote> {
    const request = { tuoteId: id };
    // What a system admin reads may be another company's, and must not be kept among the own company's products.
    return isSystemAdmin(actor)
      ? this.client.ask(invoicingMessages.tuoteGet, request)
      : this.cache.through(invoicingMessages.tuoteGet, request, actor.asiakasId);
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
    invoicedAsiakasId(actor, body.laskuttajaAsiakasId);
    return this.client.ask(invoicingMessages.tuoteSave, { ...body });
  }

  @PostRoute(paths.tuotteetSaveForeignKey)
  @Needs('role:laskuAdmin', 'role:asiakasAdmin', 'role:isSystemAdmin')
  async saveForeignKey(@Body() body: TuoteForeignKeyDto, @CurrentActor() actor: Actor): Promise<Done> {
    invoicedAsiakasId(actor, body.asiakasId);
    return new Done(await this.client.ask(invoicingMessages.tuoteSaveForeignKey, { ...body }));
  }

  @DeleteRoute(paths.tuotteetDelete)
  @Needs('role:laskuAdmin', 'role:asiakasAdmin', 'role:isSystemAdmin')
  async delete(@Param() { id }: IdParams): Promise<Done> {
    return new Done(await this.client.ask(invoicingMessages.tuoteDelete, { tuoteId: id }));
  }
}
