import { Module } from '@nestjs/common';
import { NoteTilaWhenLaskuChanged } from './note-tila-when-lasku-changed.listener.js';

@Module({ providers: [NoteTilaWhenLaskuChanged] })
export class KeikkaLaskutusModule {}
