import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { ReferencesModule } from '../references/references.module.js';
import { OikeudetController } from './oikeudet.controller.js';
import { OikeudetService } from './oikeudet.service.js';

@Module({
  imports: [AccessModule, ReferencesModule],
  controllers: [OikeudetController],
  providers: [OikeudetService],
})
export class OikeudetModule {}
