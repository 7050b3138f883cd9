import { Module } from '@nestjs/common';
import { KoeajoController } from './koeajo.controller.js';
import { KoeajoService } from './koeajo.service.js';

@Module({ controllers: [KoeajoController], providers: [KoeajoService] })
export class KoeajoModule {}
