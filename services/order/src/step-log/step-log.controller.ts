import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { orderMessages, type Actor, type StepLogMessage } from '@keikka/contracts';
import { CurrentActor, Handles, Needs } from '@keikka/server';
import { StepLogService } from './step-log.service.js';

@Controller()
export class StepLogController {
  constructor(private readonly stepLog: StepLogService) {}

  @Handles(orderMessages.stepLogListByKeikkas)
  @Needs('signedIn', 'embed')
  listByKeikkas(
    @Payload() { keikkaIds }: { keikkaIds: number[] },
    @CurrentActor() actor: Actor,
  ): Promise<StepLogMessage[]> {
    return this.stepLog.listByKeikkas(actor, keikkaIds);
  }
}
