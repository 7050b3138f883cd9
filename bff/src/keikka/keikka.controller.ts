import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  keikkaCalls,
  kuskiCalls,
  orderMessages,
  stepLogCalls,
  type GridKeikka,
  type InputOf,
  type KeikkaGetAnswer,
  type KeikkaTila,
  type StepLogMessage,
} from '@keikka/contracts';
import { keikkaTila } from '@keikka/domain';
import { Needs, ServiceClient } from '@keikka/server';
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

  @Route(keikkaCalls.saveVehicle)
  @Needs('page.grid.edit')
  @Tenant({ personIds: 'service' })
  saveVehicle(@Input() input: InputOf<typeof keikkaCalls.saveVehicle>): Promise<GridKeikka> {
    return this.client.ask(orderMessages.keikkaMove, input);
  }

  @Route(keikkaCalls.savePumppuAika)
  @Needs('page.grid.edit')
  savePumppuAika(@Input() input: InputOf<typeof keikkaCalls.savePumppuAika>): Promise<GridKeikka> {
    return this.client.ask(orderMessages.keikkaMove, input);
  }

  @Route(keikkaCalls.saveMoves)
  @Needs('page.grid.edit')
  @Tenant({ 'moves.personIds': 'service' })
  saveMoves(@Input() input: InputOf<typeof keikkaCalls.saveMoves>): Promise<{ moved: GridKeikka[] }> {
    return this.client.ask(keikkaCalls.saveMoves, input);
  }

  @Route(keikkaCalls.copy)
  @Needs('action.keikka.create')
  copy(@Input() input: InputOf<typeof keikkaCalls.copy>): Promise<GridKeikka> {
    return this.client.ask(keikkaCalls.copy, input);
  }

  /** Deleting an order sets status 10. The order stays in the log and can be restored (G-264). */
  @Route(keikkaCalls.delete)
  @Needs('page.grid.edit')
  delete(@Input() { keikkaId }: InputOf<typeof keikkaCalls.delete>): Promise<GridKeikka> {
    return this.client.ask(keikkaCalls.saveTila, { keikkaId, keikkaTilaId: keikkaTila.poistettu });
  }

  @Route(keikkaCalls.listTilat)
  @Needs('signedIn')
  @Tenant({ ownerAsiakasId: 'own' })
  listTilat(@Input() input: InputOf<typeof keikkaCalls.listTilat>): Promise<KeikkaTila[]> {
    return this.client.ask(keikkaCalls.listTilat, input);
  }

  @Route(keikkaCalls.saveTila)
  @Needs('page.grid.edit')
  @Tenant({ personId: 'self' })
  saveTila(@Input() input: InputOf<typeof keikkaCalls.saveTila>): Promise<GridKeikka> {
    const { keikkaId, keikkaTilaId, varmenne } = input;
    return this.client.ask(keikkaCalls.saveTila, { keikkaId, keikkaTilaId, varmenne });
  }

  @Route(kuskiCalls.setForVehicle)
  @Needs('page.grid.edit')
  @Tenant({ personId: 'service' })
  setKuskiForVehicle(
    @Input() input: InputOf<typeof kuskiCalls.setForVehicle>,
  ): Promise<{ changed: GridKeikka[] }> {
    return this.client.ask(kuskiCalls.setForVehicle, input);
  }

  /** Takes back a drop of a driver, or repeats it, for the grid's undo and redo. */
  @Route(kuskiCalls.restore)
  @Needs('page.grid.edit')
  @Tenant({ 'orders.personIds': 'service', 'dayVehicles.personId': 'service' })
  restoreKuskit(@Input() input: InputOf<typeof kuskiCalls.restore>): Promise<{ changed: GridKeikka[] }> {
    return this.client.ask(kuskiCalls.restore, input);
  }

  /** The service checks each order against the actor, whoever sends its id. */
  @Route(stepLogCalls.listByKeikkas)
  @Needs('signedIn')
  listStepLog(@Input() { keikkaIds }: InputOf<typeof stepLogCalls.listByKeikkas>): Promise<StepLogMessage[]> {
    return this.client.ask(orderMessages.stepLogListByKeikkas, { keikkaIds: idsOf(keikkaIds, 'keikkaIds') });
  }
}
