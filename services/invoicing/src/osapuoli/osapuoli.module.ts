import { Module } from '@nestjs/common';
import { AsiakasModule } from '../asiakas/asiakas.module.js';
import { AineistoTiedot } from './aineisto-tiedot.service.js';
import { OsapuoliController } from './osapuoli.controller.js';
import { OsapuoliService } from './osapuoli.service.js';

@Module({
  imports: [AsiakasModule],
  controllers: [OsapuoliController],
  providers: [AineistoTiedot, OsapuoliService],
  exports: [AineistoTiedot],
})
export class OsapuoliModule {}
