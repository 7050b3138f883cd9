import { Module } from '@nestjs/common';
import { LaskuttamattaController } from './laskuttamatta.controller.js';
import { LaskuttamattaService } from './laskuttamatta.service.js';

@Module({ controllers: [LaskuttamattaController], providers: [LaskuttamattaService] })
export class LaskuttamattaModule {}
