import { runService } from '@keikka/server';
import { readInvoicingEnv } from './env.js';
import { InvoicingModule } from './invoicing.module.js';

const env = readInvoicingEnv();
void runService(InvoicingModule.from(env), env);
