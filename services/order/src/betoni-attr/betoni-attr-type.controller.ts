import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { betoniAttrTypeCalls, type Actor, type BetoniAttrType, type InputOf } from '@keikka/contracts';
import { CurrentActor, Handles, InTurn, Needs } from '@keikka/server';
import { BetoniAttrTypeService } from './betoni-attr-type.service.js';

type Input<Name extends keyof typeof betoniAttrTypeCalls> = InputOf<(typeof betoniAttrTypeCalls)[Name]>;

@Controller()
export class BetoniAttrTypeController {
  constructor(private readonly types: BetoniAttrTypeService) {}

  @Handles(betoniAttrTypeCalls.list)
  @Needs('role:asiakasAdmin', 'role:isSystemAdmin')
  list(@Payload() of: Input<'list'>, @CurrentActor() actor: Actor): Promise<BetoniAttrType[]> {
    return this.types.list(actor, of);
  }

  @Handles(betoniAttrTypeCalls.save)
  @InTurn('attrId')
  @Needs('role:asiakasAdmin', 'role:isSystemAdmin')
  save(@Payload() of: Input<'save'>, @CurrentActor() actor: Actor): Promise<BetoniAttrType> {
    return this.types.save(actor, of);
  }

  @Handles(betoniAttrTypeCalls.delete)
  @InTurn('attrId')
  @Needs('role:asiakasAdmin', 'role:isSystemAdmin')
  delete(
    @Payload() of: Input<'delete'>,
    @CurrentActor() actor: Actor,
  ): Promise<{ attrId: number; varmenne: number }> {
    return this.types.delete(actor, of);
  }

  @Handles(betoniAttrTypeCalls.restore)
  @InTurn('attrId')
  @Needs('role:asiakasAdmin', 'role:isSystemAdmin')
  restore(@Payload() of: Input<'restore'>, @CurrentActor() actor: Actor): Promise<BetoniAttrType> {
    return this.types.restore(actor, of);
  }
}
