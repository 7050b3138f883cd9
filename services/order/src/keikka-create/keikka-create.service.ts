import { Injectable } from '@nestjs/common';
import {
  Failure,
  sourceDefaults,
  uusiTilausFields,
  type Actor,
  type GridKeikka,
  type InputOf,
  type keikkaFormCalls,
} from '@keikka/contracts';
import { blankOf, savedFields, type ValuesOf } from '@keikka/contracts/fields';
import { flagsOf, keikkaTila } from '@keikka/domain';
import type { Tx } from '@keikka/server';
import { keikat, keikkaStateFields } from '../keikka/keikka.record.js';
import { daysOf } from '../keikka/keikka.rules.js';
import { Planning } from '../planning/planning.service.js';
import { KeikkaReferences } from '../references/keikka-references.service.js';
import { LuonnosCreateService } from './luonnos-create.service.js';

type Create = InputOf<typeof keikkaFormCalls.create>;
type State = ValuesOf<typeof keikkaStateFields>;

/**
 * Makes a new order of the actor's company: a draft, in its place on the board if it has one (O-276). What the caller leaves
 * unsaid of suppliers and their invoicing comes from the source (I-045). Who plans nothing there may make a draft by access record.
 */
@Injectable()
export class KeikkaCreateService {
  constructor(
    private readonly planning: Planning,
    private readonly references: KeikkaReferences,
    private readonly luonnokset: LuonnosCreateService,
  ) {}

  /**
   * @throws Failure KEIKKA.NOTHING_TO_MAKE, KEIKKA.BOTH_TO_MAKE, KEIKKA.PALKKI_ELSEWHERE, KEIKKA.NO_OWNER,
   * AUTH.FOREIGN_TENANT, KEIKKA.UNKNOWN_SOURCE, KEIKKA.UNKNOWN_SUPPLIER, VEHICLE.NOT_FOUND, VEHICLE.NOT_IN_SERVICE,
   * SERVICE.UNAVAILABLE
   */
  async create(actor: Actor, create: Create): Promise<GridKeikka> {
    demandOrder(create);
    const ownerAsiakasId = ownerOf(create);
    if (ownerAsiakasId !== actor.asiakasId || !flagsOf(actor.settingTypes).has('action.keikka.create'))
      return this.luonnokset.create(actor, { ...create, ownerAsiakasId });
    // A planner picks customer and site in the order's form.
    if (create.asiakasId || create.tyomaaId) throw new Failure('REQUEST.INVALID', [inTheForm]);
    const { sourceAsiakasId } = create;
    const settings = await this.references.demandSource(actor, sourceAsiakasId);
    const defaults = sourceDefaults({ ownAsiakasId: actor.asiakasId, sourceAsiakasId, settings });
    const brought = { ...defaults, ...savedFields(uusiTilausFields, create) };
    await this.references.demandSuppliers(actor, [brought.betoniAsiakasId, brought.pumppuAsiakasId]);
    return this.planning.transactions.runOnce(actor, 'keikka.create', create, async (tx) => {
      const state = { ...blankOf(keikkaStateFields), keikkaTilaId: keikkaTila.luonnos, ...brought } as State;
      const vehicleTypeId = await this.vehicleTypeOf(tx, actor, state);
      return keikat.make(
        tx,
        { ownerAsiakasId: actor.asiakasId, sourceAsiakasId },
        { ...state, vehicleTypeId },
      );
    });
  }

  /** The type of the vehicle that the order is put on, which the company must plan and have in use that day. */
  private async vehicleTypeOf(tx: Tx, actor: Actor, state: State): Promise<number | null> {
    const { vehicleId, pumppuKesto } = state;
    if (vehicleId === null) return null;
    const { vehicleTypeId } = await this.planning.vehicles.plannable(tx.manager, actor, vehicleId);
    const pumppuAika = state.pumppuAika === null ? null : new Date(state.pumppuAika);
    const days = daysOf({ vehicleId, pumppuAika, pumppuKesto });
    await this.planning.vehicles.requireInService(tx.manager, vehicleId, days);
    return vehicleTypeId;
  }
}

/** Exactly one thing is made, and here it is an order (O-149). */
function demandOrder({ isKeikka = false, isPalkki = false }: Create): void {
  if (isKeikka && isPalkki) throw new Failure('KEIKKA.BOTH_TO_MAKE');
  if (isPalkki) throw new Failure('KEIKKA.PALKKI_ELSEWHERE');
  if (!isKeikka) throw new Failure('KEIKKA.NOTHING_TO_MAKE');
}

const inTheForm = { field: 'asiakasId', problem: 'is picked in the form of the order' };

/** The owner is named, so that no order is made for a company that nobody chose (O-203). */
function ownerOf({ ownerAsiakasId }: Create): number {
  if (!ownerAsiakasId || ownerAsiakasId < 0) throw new Failure('KEIKKA.NO_OWNER');
  return ownerAsiakasId;
}
