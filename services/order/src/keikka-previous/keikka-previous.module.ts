import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { KeikkaPreviousController } from './keikka-previous.controller.js';
import { KeikkaPreviousService } from './keikka-previous.service.js';

@Module({
  imports: [AccessModule],
  controllers: [KeikkaPreviousController],
  providers: [KeikkaPreviousService],
})
export class KeikkaPreviousModule {}
