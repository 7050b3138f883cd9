import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { tuoteCalls, type Actor, type InputOf, type Tuote, type TuoteCategoryType } from '@keikka/contracts';
import { CurrentActor, Handles, InTurn, Needs } from '@keikka/server';
import { TuoteService } from './tuote.service.js';

type Input<Name extends keyof typeof tuoteCalls> = InputOf<(typeof tuoteCalls)[Name]>;

/** Products hold prices, so only readers of invoicing see them. */
@Controller()
export class TuoteController {
  constructor(private readonly tuotteet: TuoteService) {}

  @Handles(tuoteCalls.list)
  @Needs('laskutus.read')
  list(@Payload() { asiakasId }: Input<'list'>, @CurrentActor() actor: Actor): Promise<Tuote[]> {
    return this.tuotteet.list(actor, asiakasId);
  }

  @Handles(tuoteCalls.get)
  @Needs('laskutus.read')
  get(@Payload() { tuoteId }: Input<'get'>, @CurrentActor() actor: Actor): Promise<Tuote> {
    return this.tuotteet.get(actor, tuoteId);
  }

  @Handles(tuoteCalls.save)
  @InTurn('tuoteId')
  @Needs('role:laskuAdmin', 'role:asiakasAdmin', 'role:isSystemAdmin')
  save(@Payload() save: Input<'save'>, @CurrentActor() actor: Actor): Promise<Tuote> {
    return this.tuotteet.save(actor, save);
  }

  @Handles(tuoteCalls.delete)
  @InTurn('tuoteId')
  @Needs('role:laskuAdmin', 'role:asiakasAdmin', 'role:isSystemAdmin')
  delete(
    @Payload() { tuoteId }: Input<'delete'>,
    @CurrentActor() actor: Actor,
  ): Promise<{ tuoteId: number }> {
    return this.tuotteet.delete(actor, tuoteId);
  }

  @Handles(tuoteCalls.saveForeignKey)
  @InTurn('tuoteId')
  @Needs('role:laskuAdmin', 'role:asiakasAdmin', 'role:isSystemAdmin')
  saveForeignKey(@Payload() key: Input<'saveForeignKey'>, @CurrentActor() actor: Actor): Promise<Tuote> {
    return this.tuotteet.saveForeignKey(actor, key);
  }

  @Handles(tuoteCalls.listCategoryTypes)
  @Needs('laskutus.read')
  categoryTypes(): Promise<TuoteCategoryType[]> {
    return this.tuotteet.categoryTypes();
  }
}
