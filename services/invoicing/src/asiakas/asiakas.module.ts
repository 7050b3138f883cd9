import { Module } from '@nestjs/common';
import { AsiakasNames } from './asiakas-names.service.js';

@Module({ providers: [AsiakasNames], exports: [AsiakasNames] })
export class AsiakasModule {}
