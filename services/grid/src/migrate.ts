import 'reflect-metadata';
import { migrateService } from '@keikka/server';
import { gridPersistence } from './grid.persistence.js';

void migrateService('grid', gridPersistence);
