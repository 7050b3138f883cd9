import { Module } from '@nestjs/common';
import { AsiakasModule } from '../asiakas/asiakas.module.js';
import { TilausModule } from '../tilaus/tilaus.module.js';
import { LaskupohjaBetoniController } from './laskupohja-betoni.controller.js';
import { LaskupohjaBetoniService } from './laskupohja-betoni.service.js';
import { LaskupohjaController } from './laskupohja.controller.js';
import { LaskupohjaRiviController } from './laskupohja-rivi.controller.js';
import { LaskupohjaRiviService } from './laskupohja-rivi.service.js';
import { LaskupohjaSaveService } from './laskupohja-save.service.js';
import { LaskupohjaService } from './laskupohja.service.js';

@Module({
  imports: [AsiakasModule, TilausModule],
  controllers: [LaskupohjaBetoniController, LaskupohjaController, LaskupohjaRiviController],
  providers: [LaskupohjaBetoniService, LaskupohjaRiviService, LaskupohjaSaveService, LaskupohjaService],
  exports: [LaskupohjaRiviService],
})
export class LaskupohjaModule {}
