import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import {
  tyomaaCalls,
  type Actor,
  type FoundTyomaa,
  type InputOf,
  type ListedTyomaa,
  type TyomaaData,
  type TyomaaVersiot,
} from '@keikka/contracts';
import { CurrentActor, Handles, InTurn, Needs } from '@keikka/server';
import { WorksiteDeleteService } from './worksite-delete.service.js';
import { WorksiteListService } from './worksite-list.service.js';
import { WorksiteSaveService } from './worksite-save.service.js';
import { WorksitesService } from './worksites.service.js';

@Controller()
export class WorksitesController {
  constructor(
    private readonly worksites: WorksitesService,
    private readonly saves: WorksiteSaveService,
    private readonly lists: WorksiteListService,
    private readonly deletions: WorksiteDeleteService,
  ) {}

  @Handles(tyomaaCalls.search)
  @Needs('page.grid.edit', 'action.keikka.create')
  search(
    @Payload() search: InputOf<typeof tyomaaCalls.search>,
    @CurrentActor() actor: Actor,
  ): Promise<FoundTyomaa[]> {
    return this.worksites.search(actor, search);
  }

  @Handles(tyomaaCalls.listOfAsiakas)
  @Needs('page.grid.edit', 'action.keikka.create')
  listOfAsiakas(
    @Payload() { asiakasId }: InputOf<typeof tyomaaCalls.listOfAsiakas>,
    @CurrentActor() actor: Actor,
  ): Promise<FoundTyomaa[]> {
    return this.worksites.listOfAsiakas(actor, asiakasId);
  }

  @Handles(tyomaaCalls.listAll)
  @Needs('page.grid.edit', 'action.keikka.create')
  listAll(@CurrentActor() actor: Actor): Promise<ListedTyomaa[]> {
    return this.lists.all(actor);
  }

  @Handles(tyomaaCalls.list)
  @Needs('page.grid.edit', 'action.keikka.create')
  list(
    @Payload() of: InputOf<typeof tyomaaCalls.list>,
    @CurrentActor() actor: Actor,
  ): Promise<ListedTyomaa[]> {
    return this.lists.ofPerson(actor, of);
  }

  @Handles(tyomaaCalls.delete)
  @InTurn('id')
  @Needs('page.grid.edit', 'action.keikka.create')
  delete(
    @Payload() of: InputOf<typeof tyomaaCalls.delete>,
    @CurrentActor() actor: Actor,
  ): Promise<{ tyomaaId: number; varmenne: number }> {
    return this.deletions.delete(actor, of);
  }

  @Handles(tyomaaCalls.restore)
  @InTurn('tyomaaId')
  @Needs('page.grid.edit', 'action.keikka.create')
  restore(
    @Payload() of: InputOf<typeof tyomaaCalls.restore>,
    @CurrentActor() actor: Actor,
  ): Promise<{ tyomaaId: number; varmenne: number }> {
    return this.deletions.restore(actor, of);
  }

  @Handles(tyomaaCalls.get)
  @Needs('page.grid.edit', 'action.keikka.create')
  get(@Payload() of: InputOf<typeof tyomaaCalls.get>, @CurrentActor() actor: Actor): Promise<TyomaaVersiot> {
    return this.worksites.get(actor, of);
  }

  @Handles(tyomaaCalls.set)
  @Needs('page.grid.edit', 'action.keikka.create')
  set(@Payload() set: InputOf<typeof tyomaaCalls.set>, @CurrentActor() actor: Actor): Promise<TyomaaVersiot> {
    return this.saves.set(actor, set);
  }

  @Handles(tyomaaCalls.setContactPerson)
  @Needs('page.grid.edit', 'action.keikka.create')
  setContactPerson(
    @Payload() set: InputOf<typeof tyomaaCalls.setContactPerson>,
    @CurrentActor() actor: Actor,
  ): Promise<{ tyomaaId: number; varmenne: number }> {
    return this.saves.setContactPerson(actor, set);
  }

  @Handles(tyomaaCalls.keikkaCount)
  @Needs('page.grid.edit', 'action.keikka.create')
  keikkaCount(
    @Payload() { tyomaaId }: InputOf<typeof tyomaaCalls.keikkaCount>,
    @CurrentActor() actor: Actor,
  ): Promise<{ keikkaCount: number }> {
    return this.worksites.keikkaCount(actor, tyomaaId);
  }

  @Handles(tyomaaCalls.create)
  @Needs('page.grid.edit', 'action.keikka.create')
  create(
    @Payload() create: InputOf<typeof tyomaaCalls.create>,
    @CurrentActor() actor: Actor,
  ): Promise<TyomaaData> {
    return this.worksites.create(actor, create);
  }

  @Handles(tyomaaCalls.createFromGrid)
  @InTurn('keikkaId')
  @Needs('page.grid.edit')
  createFromGrid(
    @Payload() create: InputOf<typeof tyomaaCalls.createFromGrid>,
    @CurrentActor() actor: Actor,
  ): Promise<{ tyomaaId: number; varmenne: number }> {
    return this.worksites.createFromGrid(actor, create);
  }
}
