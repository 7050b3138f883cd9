import { Module } from '@nestjs/common';
import { AsiakasModule } from '../asiakas/asiakas.module.js';
import { TulosteController } from './tuloste.controller.js';
import { TulosteService } from './tuloste.service.js';

@Module({ imports: [AsiakasModule], controllers: [TulosteController], providers: [TulosteService] })
export class TulosteModule {}
