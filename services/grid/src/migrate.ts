import 'reflect-metadata';
import { dataSourceOptions, migrate, readServiceEnv } from '@keikka/server';
import { gridPersistence } from './grid.persistence.js';

void migrate(dataSourceOptions(readServiceEnv('grid').DATABASE_URL, gridPersistence));
