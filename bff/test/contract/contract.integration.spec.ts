import { boardCalls } from './board.contract.js';
import { inputCalls } from './input.contract.js';
import { keikkaCalls } from './keikka.contract.js';
import { matrixCalls } from './matrix.contract.js';
import { outageCalls } from './outage.contract.js';
import { sessionCalls } from './session.contract.js';
import { Suite } from './suite.js';
import { tuoteCalls } from './tuote.contract.js';

/** One house for all of it: four services, their databases and the demo company take half a minute to stand. */
const startMs = 240_000;

describe('the BFF before the whole house', () => {
  const suite = new Suite();
  beforeAll(() => suite.open(), startMs);
  afterAll(() => suite.close());

  describe('the calls', () => {
    boardCalls(suite);
    keikkaCalls(suite);
    tuoteCalls(suite);
    inputCalls(suite);
    sessionCalls(suite);
    outageCalls(suite);
  });
  describe('every route and every caller', () => matrixCalls(suite));
});
