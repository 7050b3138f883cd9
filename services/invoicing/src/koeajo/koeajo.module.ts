import { Module } from '@nestjs/common';
import { LaskuModule } from '../lasku/lasku.module.js';
import { KoeajoController } from './koeajo.controller.js';
import { KoeajoService } from './koeajo.service.js';

@Module({ imports: [LaskuModule], controllers: [KoeajoController], providers: [KoeajoService] })
export class KoeajoModule {}
