import { Module, type DynamicModule } from '@nestjs/common';
import { ProjectionModule, ServiceModule, type ServiceEnv } from '@keikka/server';
import { DemoModule } from './demo/demo.module.js';
import { gridPersistence } from './grid.persistence.js';
import { PalkkiModule } from './palkki/palkki.module.js';
import { PalkkiTypeModule } from './palkki-type/palkki-type.module.js';

@Module({})
export class GridModule {
  static from(env: ServiceEnv): DynamicModule {
    return {
      module: GridModule,
      imports: [
        ServiceModule.forService({ name: 'grid', env, ...gridPersistence }),
        ProjectionModule,
        PalkkiTypeModule,
        PalkkiModule,
        ...(env.DEMO_DATA ? [DemoModule] : []),
      ],
    };
  }
}
