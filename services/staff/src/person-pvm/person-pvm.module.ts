import { Module } from '@nestjs/common';
import { GridDayModule } from '../grid-day/grid-day.module.js';
import { PersonModule } from '../person/person.module.js';
import { PersonPvmController } from './person-pvm.controller.js';
import { PersonPvmService } from './person-pvm.service.js';
import { SetDayVehiclesWhenOrderSetThem } from './set-day-vehicles-when-order-set-them.listener.js';

@Module({
  imports: [GridDayModule, PersonModule],
  controllers: [PersonPvmController],
  providers: [PersonPvmService, SetDayVehiclesWhenOrderSetThem],
})
export class PersonPvmModule {}
