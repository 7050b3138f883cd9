import { Module } from '@nestjs/common';
import { RasitusController } from './rasitus.controller.js';
import { RasitusService } from './rasitus.service.js';

@Module({ controllers: [RasitusController], providers: [RasitusService] })
export class RasitusModule {}
