import { Module } from '@nestjs/common';
import { AsiakasModule } from '../asiakas/asiakas.module.js';
import { OsapuoliController } from './osapuoli.controller.js';
import { OsapuoliService } from './osapuoli.service.js';

@Module({ imports: [AsiakasModule], controllers: [OsapuoliController], providers: [OsapuoliService] })
export class OsapuoliModule {}
