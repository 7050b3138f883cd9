import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import {
  keikkaBetoniCalls,
  orderMessages,
  type Actor,
  type AnswerOf,
  type Betoni,
  type InputOf,
  type SavedBetonit,
  type SovittuHinta,
} from '@keikka/contracts';
import { CurrentActor, Handles, InTurn, Needs } from '@keikka/server';
import { KeikkaBetoniReader } from './keikka-betoni-reader.service.js';
import { KeikkaBetoniService } from './keikka-betoni.service.js';

type Calls = typeof keikkaBetoniCalls;
type Input<Name extends keyof Calls> = InputOf<Calls[Name]>;

@Controller()
export class KeikkaBetoniController {
  constructor(
    private readonly reader: KeikkaBetoniReader,
    private readonly lines: KeikkaBetoniService,
  ) {}

  @Handles(keikkaBetoniCalls.get)
  @Needs('page.grid.tilaus.tabs.teksti.read', 'embed')
  get(@Payload() { keikkaBetoniId }: Input<'get'>, @CurrentActor() actor: Actor): Promise<Betoni> {
    return this.reader.get(actor, keikkaBetoniId);
  }

  @Handles(keikkaBetoniCalls.list)
  @Needs('page.grid.tilaus.tabs.teksti.read', 'embed')
  async list(
    @Payload() { keikkaId }: Input<'list'>,
    @CurrentActor() actor: Actor,
  ): Promise<AnswerOf<Calls['list']>> {
    const betonit = await this.reader.list(actor, keikkaId);
    return {
      betonit,
      attrs: betonit.flatMap(({ keikkaBetoniId, attrs }) =>
        attrs.map((attr) => ({ keikkaBetoniId, ...attr })),
      ),
    };
  }

  @Handles(orderMessages.keikkaHinnat)
  @Needs('laskutus.read')
  sovitutHinnat(
    @Payload() { keikkaId }: { keikkaId: number },
    @CurrentActor() actor: Actor,
  ): Promise<SovittuHinta[]> {
    return this.reader.sovitutHinnat(actor, keikkaId);
  }

  @Handles(keikkaBetoniCalls.make)
  @InTurn('keikkaId')
  @Needs('signedIn', 'embedPerson')
  make(@Payload() of: Input<'make'>, @CurrentActor() actor: Actor): Promise<SavedBetonit> {
    return this.lines.make(actor, of);
  }

  @Handles(keikkaBetoniCalls.setM3)
  @InTurn('keikkaBetoniId')
  @Needs('signedIn', 'embedPerson')
  setM3(
    @Payload() { pumppuAika: _, ...of }: Input<'setM3'>,
    @CurrentActor() actor: Actor,
  ): Promise<SavedBetonit> {
    return this.lines.save(actor, of);
  }

  @Handles(keikkaBetoniCalls.saveSliders)
  @InTurn('keikkaBetoniId')
  @Needs('signedIn', 'embedPerson')
  saveSliders(@Payload() of: Input<'saveSliders'>, @CurrentActor() actor: Actor): Promise<SavedBetonit> {
    return this.lines.save(actor, of);
  }

  @Handles(keikkaBetoniCalls.savePrice)
  @InTurn('keikkaBetoniId')
  @Needs('role:laskuAdmin')
  savePrice(@Payload() of: Input<'savePrice'>, @CurrentActor() actor: Actor): Promise<SavedBetonit> {
    return this.lines.savePrice(actor, of);
  }

  @Handles(keikkaBetoniCalls.copy)
  @InTurn('keikkaBetoniId')
  @Needs('signedIn', 'embedPerson')
  copy(@Payload() of: Input<'copy'>, @CurrentActor() actor: Actor): Promise<SavedBetonit> {
    return this.lines.copy(actor, of);
  }

  @Handles(keikkaBetoniCalls.delete)
  @InTurn('keikkaBetoniId')
  @Needs('signedIn', 'embedPerson')
  delete(@Payload() of: Input<'delete'>, @CurrentActor() actor: Actor): Promise<SavedBetonit> {
    return this.lines.delete(actor, of);
  }

  @Handles(keikkaBetoniCalls.restore)
  @InTurn('keikkaId')
  @Needs('signedIn', 'embedPerson')
  restore(@Payload() of: Input<'restore'>, @CurrentActor() actor: Actor): Promise<SavedBetonit> {
    return this.lines.restore(actor, of);
  }

  @Handles(keikkaBetoniCalls.confirm)
  @InTurn('keikkaBetoniId')
  @Needs('signedIn')
  confirm(@Payload() of: Input<'confirm'>, @CurrentActor() actor: Actor): Promise<SavedBetonit> {
    return this.lines.confirm(actor, of);
  }
}
