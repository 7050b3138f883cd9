import { Module, type DynamicModule } from '@nestjs/common';
import { ServiceModule } from '@keikka/server';
import { DemoModule } from './demo/demo.module.js';
import { invoicingPersistence } from './invoicing.persistence.js';
import type { InvoicingEnv } from './env.js';
import { HinnatModule } from './hinnat/hinnat.module.js';
import { HyvitysModule } from './hyvitys/hyvitys.module.js';
import { KoeajoModule } from './koeajo/koeajo.module.js';
import { LahetysModule } from './lahetys/lahetys.module.js';
import { LaskuModule } from './lasku/lasku.module.js';
import { LaskuajoModule } from './laskuajo/laskuajo.module.js';
import { LaskupohjaModule } from './laskupohja/laskupohja.module.js';
import { LaskuttamattaModule } from './laskuttamatta/laskuttamatta.module.js';
import { OsapuoliModule } from './osapuoli/osapuoli.module.js';
import { TulosteModule } from './tuloste/tuloste.module.js';
import { TuoteModule } from './tuote/tuote.module.js';

@Module({})
export class InvoicingModule {
  static from(env: InvoicingEnv): DynamicModule {
    return {
      module: InvoicingModule,
      imports: [
        ServiceModule.forService({ name: 'invoicing', env, ...invoicingPersistence }),
        HinnatModule,
        HyvitysModule,
        KoeajoModule,
        LahetysModule.from(env),
        LaskuModule,
        LaskuajoModule,
        LaskupohjaModule,
        LaskuttamattaModule,
        OsapuoliModule,
        TulosteModule,
        TuoteModule,
        ...(env.DEMO_DATA ? [DemoModule] : []),
      ],
    };
  }
}
