import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import {
  laskupohjaCalls,
  type Actor,
  type InputOf,
  type Laskupohja,
  type LaskupohjaListed,
  type LaskupohjaTila,
} from '@keikka/contracts';
import { laskupohjaTila, laskupohjaTilaNimi, laskupohjaTilat } from '@keikka/domain';
import { CurrentActor, Handles, InTurn, Needs } from '@keikka/server';
import { LaskupohjaSaveService } from './laskupohja-save.service.js';
import { LaskupohjaService } from './laskupohja.service.js';

type Input<Name extends keyof typeof laskupohjaCalls> = InputOf<(typeof laskupohjaCalls)[Name]>;

/** Templates hold prices, so only readers of invoicing see them. */
@Controller()
export class LaskupohjaController {
  constructor(
    private readonly pohjat: LaskupohjaService,
    private readonly saves: LaskupohjaSaveService,
  ) {}

  @Handles(laskupohjaCalls.get)
  @Needs('laskutus.read')
  get(@Payload() input: Input<'get'>, @CurrentActor() actor: Actor): Promise<Laskupohja> {
    return this.pohjat.get(actor, input);
  }

  @Handles(laskupohjaCalls.list)
  @Needs('laskutus.read')
  list(@Payload() input: Input<'list'>, @CurrentActor() actor: Actor): Promise<LaskupohjaListed[]> {
    return this.pohjat.list(actor, input);
  }

  @Handles(laskupohjaCalls.listByAsiakas)
  @Needs('laskutus.read')
  listByAsiakas(
    @Payload() input: Input<'listByAsiakas'>,
    @CurrentActor() actor: Actor,
  ): Promise<LaskupohjaListed[]> {
    return this.pohjat.listByAsiakas(actor, input);
  }

  @Handles(laskupohjaCalls.listTilat)
  @Needs('laskutus.read')
  listTilat(): LaskupohjaTila[] {
    return laskupohjaTilat.map((id) => ({
      laskupohjaTilaId: id,
      laskupohjaTilaNimi: laskupohjaTilaNimi(id),
    }));
  }

  @Handles(laskupohjaCalls.create)
  @Needs('role:laskuAdmin', 'role:asiakasAdmin', 'role:isSystemAdmin')
  create(@Payload() input: Input<'create'>, @CurrentActor() actor: Actor): Promise<{ laskupohjaId: number }> {
    const { laskuttajaAsiakasId, ...begun } = input;
    return this.saves.create(actor, {
      ...begun,
      laskuttajaAsiakasId,
      laskupohjaTilaId: laskupohjaTila.luonnos,
    });
  }

  @Handles(laskupohjaCalls.createFromGrid)
  @Needs('role:laskuAdmin', 'role:asiakasAdmin', 'role:isSystemAdmin')
  createFromGrid(
    @Payload() { ownerAsiakasId, maksajaAsiakasId, laskupohjaNimi }: Input<'createFromGrid'>,
    @CurrentActor() actor: Actor,
  ): Promise<{ laskupohjaId: number }> {
    return this.saves.create(actor, {
      laskuttajaAsiakasId: ownerAsiakasId,
      asiakasId: maksajaAsiakasId,
      laskupohjaNimi,
      laskupohjaTilaId: laskupohjaTila.odottaa,
    });
  }

  @Handles(laskupohjaCalls.save)
  @InTurn('laskupohjaId')
  @Needs('role:laskuAdmin', 'role:asiakasAdmin', 'role:isSystemAdmin')
  save(@Payload() save: Input<'save'>, @CurrentActor() actor: Actor): Promise<Laskupohja> {
    return this.saves.save(actor, save);
  }

  @Handles(laskupohjaCalls.savePerusData)
  @InTurn('laskupohjaId')
  @Needs('role:laskuAdmin', 'role:asiakasAdmin', 'role:isSystemAdmin')
  savePerusData(@Payload() save: Input<'savePerusData'>, @CurrentActor() actor: Actor): Promise<Laskupohja> {
    return this.saves.save(actor, save);
  }

  @Handles(laskupohjaCalls.saveLisaData)
  @InTurn('laskupohjaId')
  @Needs('role:laskuAdmin', 'role:asiakasAdmin', 'role:isSystemAdmin')
  saveLisaData(@Payload() save: Input<'saveLisaData'>, @CurrentActor() actor: Actor): Promise<Laskupohja> {
    return this.saves.save(actor, save);
  }

  @Handles(laskupohjaCalls.saveLaskuData)
  @InTurn('laskupohjaId')
  @Needs('role:laskuAdmin', 'role:asiakasAdmin', 'role:isSystemAdmin')
  saveLaskuData(@Payload() save: Input<'saveLaskuData'>, @CurrentActor() actor: Actor): Promise<Laskupohja> {
    return this.saves.save(actor, save);
  }

  @Handles(laskupohjaCalls.setTila)
  @InTurn('laskupohjaId')
  @Needs('role:laskuAdmin', 'role:asiakasAdmin', 'role:isSystemAdmin')
  setTila(@Payload() input: Input<'setTila'>, @CurrentActor() actor: Actor): Promise<Laskupohja> {
    return this.saves.save(actor, input);
  }

  @Handles(laskupohjaCalls.delete)
  @InTurn('laskupohjaId')
  @Needs('role:laskuAdmin', 'role:asiakasAdmin', 'role:isSystemAdmin')
  delete(
    @Payload() { laskupohjaId }: Input<'delete'>,
    @CurrentActor() actor: Actor,
  ): Promise<{ laskupohjaId: number }> {
    return this.saves.delete(actor, laskupohjaId);
  }
}
