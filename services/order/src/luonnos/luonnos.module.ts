import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { LuonnosController } from './luonnos.controller.js';
import { LuonnosValinnatService } from './luonnos-valinnat.service.js';

@Module({
  imports: [AccessModule],
  controllers: [LuonnosController],
  providers: [LuonnosValinnatService],
  exports: [LuonnosValinnatService],
})
export class LuonnosModule {}
