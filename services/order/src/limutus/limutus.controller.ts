import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { limutusCalls, type Actor, type InputOf, type SavedBetonit } from '@keikka/contracts';
import {
  businessRules,
  limutusConfig,
  type BusinessRules,
  type LimutusConfig,
  type LimutusPermissions,
} from '@keikka/domain';
import { CurrentActor, Handles, InTurn, Needs } from '@keikka/server';
import { LimutusPermissionsService } from './limutus-permissions.service.js';
import { LimutusService } from './limutus.service.js';

type Calls = typeof limutusCalls;

@Controller()
export class LimutusController {
  constructor(
    private readonly limutus: LimutusService,
    private readonly rights: LimutusPermissionsService,
  ) {}

  @Handles(limutusCalls.make)
  @InTurn('keikkaId')
  @Needs('signedIn')
  make(@Payload() of: InputOf<Calls['make']>, @CurrentActor() actor: Actor): Promise<SavedBetonit> {
    return this.limutus.make(actor, of);
  }

  @Handles(limutusCalls.undo)
  @InTurn('keikkaId')
  @Needs('signedIn')
  undo(@Payload() of: InputOf<Calls['undo']>, @CurrentActor() actor: Actor): Promise<SavedBetonit> {
    return this.limutus.undo(actor, of);
  }

  /** The defaults for every company: there is no screen to change them. A company's own values would be read here. */
  @Handles(limutusCalls.config)
  @Needs('signedIn', 'embedPerson')
  config(): LimutusConfig {
    return limutusConfig;
  }

  /** The defaults for every company, as with the configuration. */
  @Handles(limutusCalls.businessRules)
  @Needs('signedIn', 'embedPerson')
  rules(): BusinessRules {
    return businessRules;
  }

  @Handles(limutusCalls.permissions)
  @Needs('signedIn', 'embedPerson')
  permissions(
    @Payload() { personId }: InputOf<Calls['permissions']>,
    @CurrentActor() actor: Actor,
  ): Promise<LimutusPermissions> {
    return this.rights.of(actor, personId);
  }
}
