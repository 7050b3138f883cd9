import 'reflect-metadata';
import { dataSourceOptions, migrate, readServiceEnv } from '@keikka/server';
import { staffPersistence } from './staff.persistence.js';

void migrate(dataSourceOptions(readServiceEnv('staff').DATABASE_URL, staffPersistence));
