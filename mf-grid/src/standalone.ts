import { startStandalone } from '@keikka/sdk/standalone';
import * as remote from './remote-entry.js';

void startStandalone({ remote, label: 'Grid', routes: { '/': 'grid' } });
