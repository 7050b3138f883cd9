import { Module, type DynamicModule } from '@nestjs/common';
import { ProjectionModule, ServiceModule } from '@keikka/server';
import { BetoniAttrModule } from './betoni-attr/betoni-attr.module.js';
import { BetoniListsModule } from './betoni-lists/betoni-lists.module.js';
import { BetoniShortCutModule } from './betoni-short-cut/betoni-short-cut.module.js';
import { DayLoadModule } from './day-load/day-load.module.js';
import { DemoModule } from './demo/demo.module.js';
import { GridDayModule } from './grid-day/grid-day.module.js';
import { KeikkaBetoniModule } from './keikka-betoni/keikka-betoni.module.js';
import { KeikkaCopyModule } from './keikka-copy/keikka-copy.module.js';
import { KeikkaCreateModule } from './keikka-create/keikka-create.module.js';
import { KeikkaHakuModule } from './keikka-haku/keikka-haku.module.js';
import { KeikkaLaskutusModule } from './keikka-laskutus/keikka-laskutus.module.js';
import { KeikkaLoadModule } from './keikka-load/keikka-load.module.js';
import { KeikkaMoveModule } from './keikka-move/keikka-move.module.js';
import { KeikkaChangesModule } from './keikka-changes/keikka-changes.module.js';
import { KeikkaPreviousModule } from './keikka-previous/keikka-previous.module.js';
import { KeikkaSaveModule } from './keikka-save/keikka-save.module.js';
import { KeikkaSourceModule } from './keikka-source/keikka-source.module.js';
import { KeikkaTilaModule } from './keikka-tila/keikka-tila.module.js';
import { KeikkaTarkistusModule } from './keikka-tarkistus/keikka-tarkistus.module.js';
import { KuskiModule } from './kuski/kuski.module.js';
import { LimutusModule } from './limutus/limutus.module.js';
import { LuonnosModule } from './luonnos/luonnos.module.js';
import { MatkaModule } from './matka/matka.module.js';
import { MerkintaModule } from './merkinta/merkinta.module.js';
import type { OrderEnv } from './env.js';
import { orderPersistence } from './order.persistence.js';
import { OikeudetModule } from './oikeudet/oikeudet.module.js';
import { PlantsModule } from './plants/plants.module.js';
import { PortaaliModule } from './portaali/portaali.module.js';
import { RasitusModule } from './rasitus/rasitus.module.js';
import { StatModule } from './stat/stat.module.js';
import { StepLogModule } from './step-log/step-log.module.js';
import { TilattuBetoniModule } from './tilattu-betoni/tilattu-betoni.module.js';
import { WorksitesModule } from './worksites/worksites.module.js';

@Module({})
export class OrderModule {
  static from(env: OrderEnv): DynamicModule {
    return {
      module: OrderModule,
      imports: [
        ServiceModule.forService({ name: 'order', env, ...orderPersistence }),
        ProjectionModule,
        BetoniAttrModule,
        BetoniListsModule,
        BetoniShortCutModule,
        DayLoadModule,
        GridDayModule,
        KeikkaBetoniModule,
        KeikkaCopyModule,
        KeikkaCreateModule,
        KeikkaHakuModule,
        KeikkaLaskutusModule,
        KeikkaLoadModule,
        KeikkaMoveModule,
        KeikkaPreviousModule,
        KeikkaChangesModule,
        KeikkaSaveModule,
        KeikkaSourceModule,
        KeikkaTilaModule,
        KeikkaTarkistusModule,
        KuskiModule,
        LimutusModule,
        LuonnosModule,
        MatkaModule.from(env),
        MerkintaModule,
        OikeudetModule,
        PlantsModule,
        PortaaliModule,
        RasitusModule,
        StatModule,
        StepLogModule,
        TilattuBetoniModule,
        WorksitesModule.from(env),
        ...(env.DEMO_DATA ? [DemoModule] : []),
      ],
    };
  }
}
