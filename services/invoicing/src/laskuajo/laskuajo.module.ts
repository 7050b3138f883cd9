import { Module } from '@nestjs/common';
import { AsiakasModule } from '../asiakas/asiakas.module.js';
import { LaskuajoController } from './laskuajo.controller.js';
import { LaskuajoJob } from './laskuajo.job.js';
import { LaskuajoService } from './laskuajo.service.js';

@Module({
  imports: [AsiakasModule],
  controllers: [LaskuajoController],
  providers: [LaskuajoJob, LaskuajoService],
})
export class LaskuajoModule {}
