import { Module, type DynamicModule } from '@nestjs/common';
import { ServiceModule } from '@keikka/server';
import { ContactsModule } from './contacts/contacts.module.js';
import { CustomersModule } from './customers/customers.module.js';
import { AsiakasLinkModule } from './asiakas-link/asiakas-link.module.js';
import { AuthModule } from './auth/auth.module.js';
import { DemoModule } from './demo/demo.module.js';
import type { StaffEnv } from './env.js';
import { EmbedModule } from './embed/embed.module.js';
import { GridDayModule } from './grid-day/grid-day.module.js';
import { PersonModule } from './person/person.module.js';
import { PersonPvmModule } from './person-pvm/person-pvm.module.js';
import { PersonRemovalModule } from './person-removal/person-removal.module.js';
import { SnapshotModule } from './snapshot/snapshot.module.js';
import { staffPersistence } from './staff.persistence.js';
import { VehicleModule } from './vehicle/vehicle.module.js';
import { YrityksenAlvModule } from './yrityksen-alv/yrityksen-alv.module.js';

@Module({})
export class StaffModule {
  static from(env: StaffEnv): DynamicModule {
    return {
      module: StaffModule,
      imports: [
        ServiceModule.forService({ name: 'staff', env, ...staffPersistence }),
        AsiakasLinkModule,
        ContactsModule,
        CustomersModule,
        AuthModule.withSessionsOf(env.SESSION_MAX_DAYS),
        EmbedModule,
        GridDayModule,
        PersonModule,
        PersonPvmModule,
        PersonRemovalModule,
        SnapshotModule,
        VehicleModule,
        YrityksenAlvModule,
        ...(env.DEMO_DATA ? [DemoModule] : []),
      ],
    };
  }
}
