import { Module } from '@nestjs/common';
import { TulosteController } from './tuloste.controller.js';
import { TulosteService } from './tuloste.service.js';

@Module({ controllers: [TulosteController], providers: [TulosteService] })
export class TulosteModule {}
