import { Module, type DynamicModule } from '@nestjs/common';
import { Metrics } from '@keikka/server';
import type { OrderEnv } from '../env.js';
import { AccessModule } from '../access/access.module.js';
import { ReferencesModule } from '../references/references.module.js';
import { KeikkaMatka } from './keikka-matka.service.js';
import { MatkaController } from './matka.controller.js';
import { MatkaService } from './matka.service.js';
import { Osrm } from './osrm.js';
import { Reititys } from './reititys.js';

@Module({})
export class MatkaModule {
  static from(env: OrderEnv): DynamicModule {
    return {
      module: MatkaModule,
      // Each act that gives an order its plant or its site is followed by the way, and look-ups of all of them are joined.
      global: true,
      imports: [AccessModule, ReferencesModule],
      controllers: [MatkaController],
      providers: [
        KeikkaMatka,
        MatkaService,
        { provide: Reititys, inject: [Metrics], useFactory: (metrics: Metrics) => new Osrm(env, metrics) },
      ],
      exports: [KeikkaMatka],
    };
  }
}
