import { Module } from '@nestjs/common';
import { AsiakasModule } from '../asiakas/asiakas.module.js';
import { LaskuttamattaController } from './laskuttamatta.controller.js';
import { LaskuttamattaKorjausService } from './laskuttamatta-korjaus.service.js';
import { LaskuttamattaService } from './laskuttamatta.service.js';

@Module({
  imports: [AsiakasModule],
  controllers: [LaskuttamattaController],
  providers: [LaskuttamattaKorjausService, LaskuttamattaService],
})
export class LaskuttamattaModule {}
