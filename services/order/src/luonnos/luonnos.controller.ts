import { Controller, Inject } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { DataSource } from 'typeorm';
import { keikkaFormCalls, type Actor, type InputOf, type LuonnosValinnat } from '@keikka/contracts';
import { CurrentActor, Handles, Needs } from '@keikka/server';
import { LuonnosValinnatService } from './luonnos-valinnat.service.js';

@Controller()
export class LuonnosController {
  constructor(
    private readonly valinnat: LuonnosValinnatService,
    @Inject(DataSource) private readonly dataSource: DataSource,
  ) {}

  @Handles(keikkaFormCalls.luonnosValinnat)
  @Needs('signedIn', 'embedPerson')
  list(
    @Payload() { keikkaId }: InputOf<typeof keikkaFormCalls.luonnosValinnat>,
    @CurrentActor() actor: Actor,
  ): Promise<LuonnosValinnat> {
    return this.valinnat.of(this.dataSource.manager, actor, keikkaId);
  }
}
