import { Module } from '@nestjs/common';
import { TilauksenTiedot } from './tilauksen-tiedot.service.js';

@Module({ providers: [TilauksenTiedot], exports: [TilauksenTiedot] })
export class TilausModule {}
