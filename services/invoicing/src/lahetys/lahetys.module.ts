import { Module, type DynamicModule } from '@nestjs/common';
import { Clock, Metrics } from '@keikka/server';
import { AsiakasModule } from '../asiakas/asiakas.module.js';
import type { InvoicingEnv } from '../env.js';
import { OsapuoliModule } from '../osapuoli/osapuoli.module.js';
import { IntegraatioController } from './integraatio/integraatio.controller.js';
import { IntegraatioService } from './integraatio/integraatio.service.js';
import { Kohteet } from './kohteet.service.js';
import { LahetysController } from './lahetys.controller.js';
import { LahetysJob } from './lahetys.job.js';
import { LahetysService } from './lahetys.service.js';
import { LahetysStep } from './lahetys.step.js';
import { VapautusService } from './vapautus.service.js';

@Module({})
export class LahetysModule {
  static from(env: InvoicingEnv): DynamicModule {
    return {
      module: LahetysModule,
      // The demo data store keys that the systems open.
      global: true,
      imports: [AsiakasModule, OsapuoliModule],
      controllers: [IntegraatioController, LahetysController],
      providers: [
        IntegraatioService,
        LahetysJob,
        LahetysService,
        LahetysStep,
        VapautusService,
        {
          provide: Kohteet,
          inject: [Metrics, Clock],
          useFactory: (metrics: Metrics, clock: Clock) => new Kohteet(env, metrics, clock),
        },
      ],
      exports: [Kohteet],
    };
  }
}
