import { Module } from '@nestjs/common';
import { PersonPvmController } from './person-pvm.controller.js';
import { PersonPvmService } from './person-pvm.service.js';
import { SetDayVehicleWhenKuskiSetForVehicle } from './set-day-vehicle-when-kuski-set-for-vehicle.listener.js';

@Module({
  controllers: [PersonPvmController],
  providers: [PersonPvmService, SetDayVehicleWhenKuskiSetForVehicle],
})
export class PersonPvmModule {}
