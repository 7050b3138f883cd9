import { Module } from '@nestjs/common';
import { SnapshotModule } from '../snapshot/snapshot.module.js';
import { DemoController } from './demo.controller.js';
import { DemoService } from './demo.service.js';

/** Registered only where DEMO_DATA is set. */
@Module({ imports: [SnapshotModule], controllers: [DemoController], providers: [DemoService] })
export class DemoModule {}
