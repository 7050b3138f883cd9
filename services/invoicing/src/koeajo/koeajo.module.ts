import { Module } from '@nestjs/common';
import { TilausModule } from '../tilaus/tilaus.module.js';
import { KoeajoController } from './koeajo.controller.js';
import { KoeajoService } from './koeajo.service.js';

@Module({ imports: [TilausModule], controllers: [KoeajoController], providers: [KoeajoService] })
export class KoeajoModule {}
