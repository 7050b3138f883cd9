import { readServiceEnv, runService } from '@keikka/server';
import { InvoicingModule } from './invoicing.module.js';

const env = readServiceEnv('invoicing');
void runService('invoicing', InvoicingModule.from(env), env);
