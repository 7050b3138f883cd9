import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { geokoodausCalls, type Geokoodi, type InputOf } from '@keikka/contracts';
import { Handles, Needs } from '@keikka/server';
import { GeokoodausService } from './geokoodaus.service.js';

@Controller()
export class GeokoodausController {
  constructor(private readonly geokoodaus: GeokoodausService) {}

  @Handles(geokoodausCalls.get)
  @Needs('page.grid.edit', 'action.keikka.create')
  get(@Payload() of: InputOf<typeof geokoodausCalls.get>): Promise<Geokoodi> {
    return this.geokoodaus.get(of);
  }
}
