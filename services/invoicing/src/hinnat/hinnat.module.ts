import { Module } from '@nestjs/common';
import { HinnatController } from './hinnat.controller.js';
import { HinnatService } from './hinnat.service.js';
import { LaskutetutService } from './laskutetut.service.js';

@Module({ controllers: [HinnatController], providers: [HinnatService, LaskutetutService] })
export class HinnatModule {}
