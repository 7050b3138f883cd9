import { Module } from '@nestjs/common';
import { KeikkaModule } from '../keikka/keikka.module.js';
import { KuskiController } from './kuski.controller.js';
import { KuskiDaySums } from './kuski-day-sums.service.js';
import { KuskiService } from './kuski.service.js';

@Module({
  imports: [KeikkaModule],
  controllers: [KuskiController],
  providers: [KuskiService, KuskiDaySums],
  exports: [KuskiDaySums],
})
export class KuskiModule {}
