import { Module } from '@nestjs/common';
import { BetoniShortCutController } from './betoni-short-cut.controller.js';
import { BetoniShortCutService } from './betoni-short-cut.service.js';

@Module({ controllers: [BetoniShortCutController], providers: [BetoniShortCutService] })
export class BetoniShortCutModule {}
