import { Module } from '@nestjs/common';
import { TilausModule } from '../tilaus/tilaus.module.js';
import { HinnatController } from './hinnat.controller.js';
import { HinnatService } from './hinnat.service.js';
import { LaskutetutService } from './laskutetut.service.js';

@Module({
  imports: [TilausModule],
  controllers: [HinnatController],
  providers: [HinnatService, LaskutetutService],
})
export class HinnatModule {}
