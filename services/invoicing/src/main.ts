import { readServiceEnv, runService } from '@keikka/server';
import { InvoicingModule } from './invoicing.module.js';

const env = readServiceEnv('invoicing');
void runService(InvoicingModule.from(env), env);
