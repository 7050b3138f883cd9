import { Module } from '@nestjs/common';
import { DemoController } from './demo.controller.js';
import { DemoService } from './demo.service.js';

/** Registered only where DEMO_DATA is set. */
@Module({ controllers: [DemoController], providers: [DemoService] })
export class DemoModule {}
