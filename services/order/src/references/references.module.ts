import { Module } from '@nestjs/common';
import { KeikkaReferences } from './keikka-references.service.js';

@Module({ providers: [KeikkaReferences], exports: [KeikkaReferences] })
export class ReferencesModule {}
