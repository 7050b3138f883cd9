import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { laskuLogCalls, type Actor, type InputOf, type LaskuLog } from '@keikka/contracts';
import { CurrentActor, Handles, Needs } from '@keikka/server';
import { LaskuLogService } from './lasku-log.service.js';

type Input<Name extends keyof typeof laskuLogCalls> = InputOf<(typeof laskuLogCalls)[Name]>;

@Controller()
export class LaskuLogController {
  constructor(private readonly log: LaskuLogService) {}

  @Handles(laskuLogCalls.list)
  @Needs('laskutus.read')
  list(@Payload() input: Input<'list'>, @CurrentActor() actor: Actor): Promise<LaskuLog[]> {
    return this.log.list(actor, input);
  }

  @Handles(laskuLogCalls.get)
  @Needs('laskutus.read')
  get(@Payload() input: Input<'get'>, @CurrentActor() actor: Actor): Promise<LaskuLog> {
    return this.log.get(actor, input);
  }

  @Handles(laskuLogCalls.add)
  @Needs('role:laskuAdmin', 'role:asiakasAdmin', 'role:isSystemAdmin')
  add(@Payload() input: Input<'add'>, @CurrentActor() actor: Actor): Promise<LaskuLog> {
    return this.log.add(actor, input);
  }

  @Handles(laskuLogCalls.delete)
  @Needs('role:laskuAdmin', 'role:asiakasAdmin', 'role:isSystemAdmin')
  delete(
    @Payload() input: Input<'delete'>,
    @CurrentActor() actor: Actor,
  ): Promise<{ keikkaLaskuLogId: number }> {
    return this.log.delete(actor, input);
  }
}
