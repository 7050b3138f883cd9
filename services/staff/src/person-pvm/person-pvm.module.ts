import { Module } from '@nestjs/common';
import { GridDayModule } from '../grid-day/grid-day.module.js';
import { PersonModule } from '../person/person.module.js';
import { PersonPvmController } from './person-pvm.controller.js';
import { PersonPvmService } from './person-pvm.service.js';
import { RestoreDayVehiclesWhenKuskiRestored } from './restore-day-vehicles-when-kuski-restored.listener.js';
import { SetDayVehiclesWhenOrderSetThem } from './set-day-vehicles-when-order-set-them.listener.js';
import { SetDayVehicleWhenKuskiSetForVehicle } from './set-day-vehicle-when-kuski-set-for-vehicle.listener.js';

@Module({
  imports: [GridDayModule, PersonModule],
  controllers: [PersonPvmController],
  providers: [
    PersonPvmService,
    SetDayVehiclesWhenOrderSetThem,
    SetDayVehicleWhenKuskiSetForVehicle,
    RestoreDayVehiclesWhenKuskiRestored,
  ],
})
export class PersonPvmModule {}
