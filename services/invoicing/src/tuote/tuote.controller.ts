import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import {
  invoicingMessages,
  type Actor,
  type RequestOf,
  type Tuote,
  type TuoteCategoryType,
} from '@keikka/contracts';
import { CurrentActor, Handles, InTurn, Needs } from '@keikka/server';
import { TuoteService } from './tuote.service.js';

type Req<Name extends keyof typeof invoicingMessages> = RequestOf<(typeof invoicingMessages)[Name]>;

/** Products hold prices, so only readers of invoicing see them. */
@Controller()
export class TuoteController {
  constructor(private readonly tuotteet: TuoteService) {}

  @Handles(invoicingMessages.tuoteList)
  @Needs('laskutus.read')
  list(@Payload() { asiakasId }: Req<'tuoteList'>, @CurrentActor() actor: Actor): Promise<Tuote[]> {
    return this.tuotteet.list(actor, asiakasId);
  }

  @Handles(invoicingMessages.tuoteGet)
  @Needs('laskutus.read')
  get(@Payload() { tuoteId }: Req<'tuoteGet'>, @CurrentActor() actor: Actor): Promise<Tuote> {
    return this.tuotteet.get(actor, tuoteId);
  }

  @Handles(invoicingMessages.tuoteSave)
  @InTurn('tuoteId')
  @Needs('role:laskuAdmin', 'role:asiakasAdmin', 'role:isSystemAdmin')
  save(@Payload() save: Req<'tuoteSave'>, @CurrentActor() actor: Actor): Promise<Tuote> {
    return this.tuotteet.save(actor, save);
  }

  @Handles(invoicingMessages.tuoteDelete)
  @InTurn('tuoteId')
  @Needs('role:laskuAdmin', 'role:asiakasAdmin', 'role:isSystemAdmin')
  delete(
    @Payload() { tuoteId }: Req<'tuoteDelete'>,
    @CurrentActor() actor: Actor,
  ): Promise<{ tuoteId: number }> {
    return this.tuotteet.delete(actor, tuoteId);
  }

  @Handles(invoicingMessages.tuoteSaveForeignKey)
  @InTurn('tuoteId')
  @Needs('role:laskuAdmin', 'role:asiakasAdmin', 'role:isSystemAdmin')
  saveForeignKey(@Payload() key: Req<'tuoteSaveForeignKey'>, @CurrentActor() actor: Actor): Promise<Tuote> {
    return this.tuotteet.saveForeignKey(actor, key);
  }

  @Handles(invoicingMessages.tuoteCategoryTypes)
  @Needs('laskutus.read')
  categoryTypes(): Promise<TuoteCategoryType[]> {
    return this.tuotteet.categoryTypes();
  }
}
