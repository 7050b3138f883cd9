import { Module } from '@nestjs/common';
import { AlvKaudet } from './alv-kaudet.service.js';
import { AsiakasNames } from './asiakas-names.service.js';

@Module({ providers: [AlvKaudet, AsiakasNames], exports: [AlvKaudet, AsiakasNames] })
export class AsiakasModule {}
