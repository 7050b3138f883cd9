import { Module } from '@nestjs/common';
import { TuoteController } from './tuote.controller.js';
import { TuoteService } from './tuote.service.js';

@Module({ controllers: [TuoteController], providers: [TuoteService] })
export class TuoteModule {}
