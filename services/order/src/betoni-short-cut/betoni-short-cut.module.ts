import { Module } from '@nestjs/common';
import { BetoniShortCutController } from './betoni-short-cut.controller.js';

@Module({ controllers: [BetoniShortCutController] })
export class BetoniShortCutModule {}
