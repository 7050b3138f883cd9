import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import {
  laskuCalls,
  type Lasku,
  type LaskuSave,
  type Actor,
  type InputOf,
  type LaskuGetAnswer,
  type LaskuHaku,
  type LaskuListed,
} from '@keikka/contracts';
import { CurrentActor, Handles, InTurn, Needs } from '@keikka/server';
import { LaskuBuildService } from './uusi/lasku-build.service.js';
import { LaskuSaveService } from './lasku-save.service.js';
import { LaskuService } from './lasku.service.js';

type Input<Name extends keyof typeof laskuCalls> = InputOf<(typeof laskuCalls)[Name]>;

/** Invoices hold prices, so only readers of invoicing see them. */
@Controller()
export class LaskuController {
  constructor(
    private readonly laskut: LaskuService,
    private readonly building: LaskuBuildService,
    private readonly saves: LaskuSaveService,
  ) {}

  @Handles(laskuCalls.create)
  @Needs('role:laskuAdmin', 'role:asiakasAdmin', 'role:isSystemAdmin')
  create(
    @Payload() input: Input<'create'>,
    @CurrentActor() actor: Actor,
  ): Promise<{ keikkaLaskuId: number }> {
    return this.building.create(actor, input);
  }

  @Handles(laskuCalls.listForKeikka)
  @Needs('laskutus.read')
  listForKeikka(
    @Payload() input: Input<'listForKeikka'>,
    @CurrentActor() actor: Actor,
  ): Promise<LaskuListed[]> {
    return this.laskut.listForKeikka(actor, input);
  }

  @Handles(laskuCalls.listByAsiakas)
  @Needs('laskutus.read')
  listByAsiakas(
    @Payload() input: Input<'listByAsiakas'>,
    @CurrentActor() actor: Actor,
  ): Promise<LaskuListed[]> {
    return this.laskut.listByAsiakas(actor, input);
  }

  @Handles(laskuCalls.haku)
  @Needs('laskutus.read')
  haku(@Payload() input: Input<'haku'>, @CurrentActor() actor: Actor): Promise<LaskuHaku> {
    return this.laskut.haku(actor, input);
  }

  @Handles(laskuCalls.get)
  @Needs('laskutus.read')
  get(@Payload() { keikkaLaskuId }: Input<'get'>, @CurrentActor() actor: Actor): Promise<LaskuGetAnswer> {
    return this.laskut.get(actor, keikkaLaskuId);
  }

  @Handles(laskuCalls.getByInvoiceNumber)
  @Needs('laskutus.read')
  getByInvoiceNumber(
    @Payload() input: Input<'getByInvoiceNumber'>,
    @CurrentActor() actor: Actor,
  ): Promise<Lasku> {
    return this.laskut.getByInvoiceNumber(actor, input);
  }

  @Handles(laskuCalls.reload)
  @InTurn('keikkaLaskuId')
  @Needs('role:laskuAdmin', 'role:asiakasAdmin', 'role:isSystemAdmin')
  reload(@Payload() input: Input<'reload'>, @CurrentActor() actor: Actor): Promise<Lasku> {
    return this.building.reload(actor, input);
  }

  @Handles(laskuCalls.save)
  @InTurn('keikkaLaskuId')
  @Needs('role:laskuAdmin', 'role:asiakasAdmin', 'role:isSystemAdmin')
  save(@Payload() save: LaskuSave, @CurrentActor() actor: Actor): Promise<Lasku> {
    return this.saves.save(actor, save);
  }

  @Handles(laskuCalls.verota)
  @InTurn('keikkaLaskuId')
  @Needs('role:laskuAdmin', 'role:asiakasAdmin', 'role:isSystemAdmin')
  verota(@Payload() input: Input<'verota'>, @CurrentActor() actor: Actor): Promise<Lasku> {
    return this.saves.verota(actor, input);
  }

  @Handles(laskuCalls.delete)
  @InTurn('keikkaLaskuId')
  @Needs('role:laskuAdmin', 'role:asiakasAdmin', 'role:isSystemAdmin')
  delete(
    @Payload() input: Input<'delete'>,
    @CurrentActor() actor: Actor,
  ): Promise<{ keikkaLaskuId: number }> {
    return this.saves.delete(actor, input);
  }
}
