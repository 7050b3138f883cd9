import { Module, type DynamicModule } from '@nestjs/common';
import { Metrics } from '@keikka/server';
import type { OrderEnv } from '../env.js';
import { Digitransit } from './digitransit.js';
import { GeokoodausController } from './geokoodaus.controller.js';
import { GeokoodausService } from './geokoodaus.service.js';
import { Geokoodaus } from './geokoodaus.js';

@Module({})
export class GeokoodausModule {
  static from(env: OrderEnv): DynamicModule {
    return {
      module: GeokoodausModule,
      controllers: [GeokoodausController],
      providers: [
        GeokoodausService,
        {
          provide: Geokoodaus,
          inject: [Metrics],
          useFactory: (metrics: Metrics) => new Digitransit(env, metrics),
        },
      ],
      exports: [GeokoodausService],
    };
  }
}
