import { Module } from '@nestjs/common';
import { AsiakasModule } from '../asiakas/asiakas.module.js';
import { LaskupohjaModule } from '../laskupohja/laskupohja.module.js';
import { OsapuoliModule } from '../osapuoli/osapuoli.module.js';
import { TilausModule } from '../tilaus/tilaus.module.js';
import { LaskuController } from './lasku.controller.js';
import { LaskuBuildService } from './uusi/lasku-build.service.js';
import { LaskuLogController } from './lasku-log.controller.js';
import { LaskuLogService } from './lasku-log.service.js';
import { LaskuRiviController } from './rivi/lasku-rivi.controller.js';
import { LaskuRiviService } from './rivi/lasku-rivi.service.js';
import { LaskuSaveService } from './lasku-save.service.js';
import { LaskuService } from './lasku.service.js';
import { PohjanRiviService } from './rivi/pohjan-rivi.service.js';
import { RivinKaavatService } from './rivi/rivin-kaavat.service.js';

@Module({
  imports: [AsiakasModule, LaskupohjaModule, OsapuoliModule, TilausModule],
  controllers: [LaskuController, LaskuLogController, LaskuRiviController],
  providers: [
    LaskuBuildService,
    LaskuLogService,
    LaskuRiviService,
    LaskuSaveService,
    LaskuService,
    PohjanRiviService,
    RivinKaavatService,
  ],
})
export class LaskuModule {}
