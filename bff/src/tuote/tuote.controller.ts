import { Controller, Header } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { tuoteCalls, type Actor, type InputOf, type Tuote } from '@keikka/contracts';
import { Needs, ServiceClient } from '@keikka/server';
import { isSystemAdmin, Tenant } from '../calls/tenant.js';
import { Input } from '../calls/input.js';
import { CurrentActor } from '../calls/request.js';
import { Route } from '../calls/route.js';
import { TuoteService } from './tuote.service.js';

@ApiTags('tuotteet')
@Controller()
export class TuoteController {
  constructor(
    private readonly client: ServiceClient,
    private readonly tuotteet: TuoteService,
  ) {}

  @Route(tuoteCalls.list)
  @Needs('laskutus.read')
  @Tenant({ asiakasId: 'invoiced' })
  @Header('cache-control', 'private, max-age=360')
  list(@Input() input: InputOf<typeof tuoteCalls.list>, @CurrentActor() actor: Actor): Promise<Tuote[]> {
    const asiakasId = input.asiakasId || actor.asiakasId;
    return this.tuotteet.read(tuoteCalls.list, { asiakasId }, asiakasId);
  }

  @Route(tuoteCalls.get)
  @Needs('laskutus.read')
  @Header('cache-control', 'private, max-age=360')
  get(@Input() input: InputOf<typeof tuoteCalls.get>, @CurrentActor() actor: Actor): Promise<Tuote> {
    // A system admin may read another company's products, which must not be cached as the own company's.
    return isSystemAdmin(actor)
      ? this.client.ask(tuoteCalls.get, input)
      : this.tuotteet.read(tuoteCalls.get, input, actor.asiakasId);
  }
}
