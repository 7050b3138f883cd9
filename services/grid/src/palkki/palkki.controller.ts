import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import {
  gridMessages,
  palkkiCalls,
  type Actor,
  type GridPalkki,
  type InputOf,
  type KeikkaPalkki,
  type RequestOf,
} from '@keikka/contracts';
import { CurrentActor, Handles, InTurn, Needs } from '@keikka/server';
import { PalkkiListService } from './palkki-list.service.js';
import { PalkkiService } from './palkki.service.js';

type Req<Name extends keyof typeof gridMessages> = RequestOf<(typeof gridMessages)[Name]>;

@Controller()
export class PalkkiController {
  constructor(
    private readonly palkki: PalkkiService,
    private readonly lists: PalkkiListService,
  ) {}

  @Handles(gridMessages.palkkiListForGrid)
  @Needs('page.grid.read')
  listForGrid(
    @Payload() window: Req<'palkkiListForGrid'>,
    @CurrentActor() actor: Actor,
  ): Promise<Uint8Array> {
    return this.lists.listForGrid(actor, window);
  }

  @Handles(gridMessages.palkkiList)
  @Needs('page.grid.read')
  list(@Payload() request: Req<'palkkiList'>, @CurrentActor() actor: Actor): Promise<GridPalkki[]> {
    return this.lists.list(actor, request);
  }

  @Handles(palkkiCalls.get)
  @Needs('page.grid.read')
  get(
    @Payload() request: InputOf<typeof palkkiCalls.get>,
    @CurrentActor() actor: Actor,
  ): Promise<GridPalkki> {
    return this.lists.get(actor, request);
  }

  /**
   * The text view of an order shows these palkit, so every reader of an order may ask for them. The answer holds only
   * palkit that the actor's company sees.
   */
  @Handles(gridMessages.palkkiListOfKeikka)
  @Needs('page.grid.tilaus.tabs.teksti.read', 'embed')
  listOfKeikka(
    @Payload() request: Req<'palkkiListOfKeikka'>,
    @CurrentActor() actor: Actor,
  ): Promise<KeikkaPalkki[]> {
    return this.lists.listOfKeikka(actor, request);
  }

  @Handles(gridMessages.palkkiSave)
  @InTurn('palkkiId')
  @Needs('action.palkki.create')
  save(@Payload() save: Req<'palkkiSave'>, @CurrentActor() actor: Actor): Promise<GridPalkki> {
    return this.palkki.save(actor, save);
  }

  @Handles(palkkiCalls.move)
  @InTurn('palkkiId')
  @Needs('page.grid.edit')
  move(@Payload() move: InputOf<typeof palkkiCalls.move>, @CurrentActor() actor: Actor): Promise<GridPalkki> {
    return this.palkki.move(actor, move);
  }

  @Handles(gridMessages.palkkiCopy)
  @InTurn('palkkiId')
  @Needs('action.palkki.create')
  copy(@Payload() original: Req<'palkkiCopy'>, @CurrentActor() actor: Actor): Promise<GridPalkki> {
    return this.palkki.copy(actor, original);
  }

  @Handles(palkkiCalls.delete)
  @InTurn('palkkiId')
  @Needs('action.palkki.create')
  delete(
    @Payload() request: InputOf<typeof palkkiCalls.delete>,
    @CurrentActor() actor: Actor,
  ): Promise<{ palkkiId: number }> {
    return this.palkki.delete(actor, request);
  }
}
