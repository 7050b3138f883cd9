import { Module } from '@nestjs/common';
import { BetoniListsController } from './betoni-lists.controller.js';

@Module({ controllers: [BetoniListsController] })
export class BetoniListsModule {}
