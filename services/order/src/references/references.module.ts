import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { KeikkaReferences } from './keikka-references.service.js';

@Module({ imports: [AccessModule], providers: [KeikkaReferences], exports: [KeikkaReferences] })
export class ReferencesModule {}
