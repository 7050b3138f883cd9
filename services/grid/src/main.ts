import { readServiceEnv, runService } from '@keikka/server';
import { GridModule } from './grid.module.js';

const env = readServiceEnv('grid');
void runService(GridModule.from(env), env);
