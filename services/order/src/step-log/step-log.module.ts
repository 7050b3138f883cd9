import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { StepLogController } from './step-log.controller.js';
import { StepLogService } from './step-log.service.js';

@Module({
  imports: [AccessModule],
  controllers: [StepLogController],
  providers: [StepLogService],
  exports: [StepLogService],
})
export class StepLogModule {}
