import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import {
  sijaintiCalls,
  type Actor,
  type InputOf,
  type ListedSijainti,
  type SijaintiData,
  type SijaintiVersio,
} from '@keikka/contracts';
import { CurrentActor, Handles, InTurn, Needs } from '@keikka/server';
import { PlantEditService } from './plant-edit.service.js';
import { PlantsService } from './plants.service.js';

type Input<Name extends keyof typeof sijaintiCalls> = InputOf<(typeof sijaintiCalls)[Name]>;

@Controller()
export class PlantsController {
  constructor(
    private readonly plants: PlantsService,
    private readonly edits: PlantEditService,
  ) {}

  @Handles(sijaintiCalls.list)
  @Needs('page.grid.edit', 'action.keikka.create')
  list(@Payload() { asiakasId }: Input<'list'>, @CurrentActor() actor: Actor): Promise<SijaintiData[]> {
    return this.plants.list(actor, asiakasId);
  }

  @Handles(sijaintiCalls.listAll)
  @Needs('page.grid.edit', 'action.keikka.create')
  listAll(@CurrentActor() actor: Actor): Promise<ListedSijainti[]> {
    return this.plants.listAll(actor);
  }

  @Handles(sijaintiCalls.get)
  @Needs('page.grid.edit', 'action.keikka.create')
  get(@Payload() { sijaintiId }: Input<'get'>, @CurrentActor() actor: Actor): Promise<SijaintiVersio> {
    return this.plants.get(actor, sijaintiId);
  }

  @Handles(sijaintiCalls.create)
  @Needs('role:asiakasAdmin', 'role:isSystemAdmin')
  create(@Payload() create: Input<'create'>, @CurrentActor() actor: Actor): Promise<SijaintiVersio> {
    return this.edits.create(actor, create);
  }

  @Handles(sijaintiCalls.set)
  @InTurn('sijaintiId')
  @Needs('role:asiakasAdmin', 'role:isSystemAdmin')
  set(@Payload() set: Input<'set'>, @CurrentActor() actor: Actor): Promise<SijaintiVersio> {
    return this.edits.set(actor, set);
  }

  @Handles(sijaintiCalls.delete)
  @InTurn('sijaintiId')
  @Needs('role:asiakasAdmin', 'role:isSystemAdmin')
  delete(
    @Payload() of: Input<'delete'>,
    @CurrentActor() actor: Actor,
  ): Promise<{ sijaintiId: number; varmenne: number }> {
    return this.edits.delete(actor, of);
  }

  @Handles(sijaintiCalls.restore)
  @InTurn('sijaintiId')
  @Needs('role:asiakasAdmin', 'role:isSystemAdmin')
  restore(
    @Payload() of: Input<'restore'>,
    @CurrentActor() actor: Actor,
  ): Promise<{ sijaintiId: number; varmenne: number }> {
    return this.edits.restore(actor, of);
  }
}
