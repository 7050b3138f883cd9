import 'reflect-metadata';
import { migrateService } from '@keikka/server';
import { staffPersistence } from './staff.persistence.js';

void migrateService('staff', staffPersistence);
