import { startStandalone } from '@keikka/sdk/standalone';
import * as remote from './remote-entry.js';
import declaration from './remote.json';

void startStandalone({ remote, declaration });
