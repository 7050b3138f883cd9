import { Module } from '@nestjs/common';
import { AsiakasModule } from '../asiakas/asiakas.module.js';
import { TilausModule } from '../tilaus/tilaus.module.js';
import { EsikatseluService } from './esikatselu.service.js';
import { LaskuttamattaController } from './laskuttamatta.controller.js';
import { LaskuttamattaKorjausService } from './laskuttamatta-korjaus.service.js';
import { LaskuttamattaService } from './laskuttamatta.service.js';

@Module({
  imports: [AsiakasModule, TilausModule],
  controllers: [LaskuttamattaController],
  providers: [EsikatseluService, LaskuttamattaKorjausService, LaskuttamattaService],
})
export class LaskuttamattaModule {}
