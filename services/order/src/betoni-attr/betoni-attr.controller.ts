import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { betoniAttrCalls, type Actor, type InputOf, type SavedBetonit } from '@keikka/contracts';
import type { BetoniAttr } from '@keikka/domain';
import { CurrentActor, Handles, InTurn, Needs } from '@keikka/server';
import { BetoniAttrListService } from './betoni-attr-list.service.js';
import { BetoniAttrService } from './betoni-attr.service.js';

type Input<Name extends keyof typeof betoniAttrCalls> = InputOf<(typeof betoniAttrCalls)[Name]>;

@Controller()
export class BetoniAttrController {
  constructor(
    private readonly lists: BetoniAttrListService,
    private readonly attrs: BetoniAttrService,
  ) {}

  @Handles(betoniAttrCalls.list)
  @Needs('signedIn', 'embedPerson')
  list(@Payload() of: Input<'list'>, @CurrentActor() actor: Actor): Promise<BetoniAttr[]> {
    return this.lists.list(actor, of);
  }

  @Handles(betoniAttrCalls.make)
  @InTurn('keikkaId')
  @Needs('signedIn', 'embedPerson')
  make(@Payload() of: Input<'make'>, @CurrentActor() actor: Actor): Promise<SavedBetonit> {
    return this.attrs.make(actor, of);
  }

  @Handles(betoniAttrCalls.save)
  @InTurn('keikkaId')
  @Needs('signedIn', 'embedPerson')
  save(@Payload() of: Input<'save'>, @CurrentActor() actor: Actor): Promise<SavedBetonit> {
    return this.attrs.save(actor, of);
  }

  @Handles(betoniAttrCalls.delete)
  @InTurn('keikkaBetoniAttrId')
  @Needs('signedIn', 'embedPerson')
  delete(@Payload() of: Input<'delete'>, @CurrentActor() actor: Actor): Promise<SavedBetonit> {
    return this.attrs.delete(actor, of);
  }
}
