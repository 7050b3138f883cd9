import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  keikkaCalls,
  keikkaFormCalls,
  orderMessages,
  stepLogCalls,
  type GridKeikka,
  type InputOf,
  type KeikkaGetAnswer,
  type StepLogMessage,
} from '@keikka/contracts';
import { keikkaTila } from '@keikka/domain';
import { Needs, ServiceClient } from '@keikka/server';
import { Bulk } from '../calls/bulk.js';
import { Tenant } from '../calls/tenant.js';
import { idsOf } from '../calls/id-list.js';
import { Input } from '../calls/input.js';
import { Route } from '../calls/route.js';
import { KeikkaService } from './keikka.service.js';

@ApiTags('keikka')
@Controller()
export class KeikkaController {
  constructor(
    private readonly client: ServiceClient,
    private readonly keikat: KeikkaService,
  ) {}

  /**
   * The owner in the path is the order's owner, not the caller. The order service decides who may see it (C-43, C-44).
   */
  @Route(keikkaCalls.get)
  @Needs('page.grid.tilaus.tabs.teksti.read', 'embed')
  @Tenant({ ownerAsiakasId: 'service' })
  get(@Input() input: InputOf<typeof keikkaCalls.get>): Promise<KeikkaGetAnswer> {
    return this.keikat.get(input.keikkaId, input.ownerAsiakasId);
  }

  /** The order service decides who may save it. */
  @Route(keikkaFormCalls.save)
  @Needs('signedIn', 'embedPerson')
  @Tenant({
    asiakasId: 'service',
    asiakasContactPersonId: 'service',
    keikkaContactPersonId: 'service',
    tyomaaContactPersonId: 'service',
    betoniAsiakasId: 'service',
    pumppuAsiakasId: 'service',
  })
  save(@Input() save: InputOf<typeof keikkaFormCalls.save>): Promise<KeikkaGetAnswer> {
    return this.keikat.save(save);
  }

  /** Deleting an order sets status 10. The order stays in the log and can be restored (G-264). */
  @Route(keikkaCalls.delete)
  @Needs('page.grid.edit')
  delete(@Input() { keikkaId }: InputOf<typeof keikkaCalls.delete>): Promise<GridKeikka> {
    return this.client.ask(keikkaCalls.saveTila, { keikkaId, keikkaTilaId: keikkaTila.poistettu });
  }

  /** The service checks each order against the actor, whoever sends its id. */
  @Route(stepLogCalls.listByKeikkas)
  @Bulk()
  @Needs('signedIn')
  listStepLog(@Input() { keikkaIds }: InputOf<typeof stepLogCalls.listByKeikkas>): Promise<StepLogMessage[]> {
    return this.client.ask(orderMessages.stepLogListByKeikkas, { keikkaIds: idsOf(keikkaIds, 'keikkaIds') });
  }
}
