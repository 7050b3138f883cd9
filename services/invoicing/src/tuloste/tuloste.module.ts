import { Module } from '@nestjs/common';
import { OsapuoliModule } from '../osapuoli/osapuoli.module.js';
import { TulosteController } from './tuloste.controller.js';
import { TulosteService } from './tuloste.service.js';

@Module({ imports: [OsapuoliModule], controllers: [TulosteController], providers: [TulosteService] })
export class TulosteModule {}
