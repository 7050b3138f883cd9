import { Module } from '@nestjs/common';
import { PersonService } from './person.service.js';

@Module({ providers: [PersonService], exports: [PersonService] })
export class PersonModule {}
