import { aikaContract } from './aika.contract.js';
import { ajoneuvoContract } from './ajoneuvo.contract.js';
import { boardContract } from './board.contract.js';
import { crowdContract } from './crowd.contract.js';
import { foreignContract } from './foreign.contract.js';
import { inputContract } from './input.contract.js';
import { keikkaContract } from './keikka.contract.js';
import { kuskitContract } from './kuskit.contract.js';
import { laskuajoContract } from './laskuajo.contract.js';
import { matrixContract } from './matrix/matrix.contract.js';
import { outageContract } from './outage.contract.js';
import { palkkiContract } from './palkki.contract.js';
import { randomContract } from './random.contract.js';
import { sessionContract } from './session.contract.js';
import { Suite } from './suite.js';
import { timesContract } from './times.contract.js';
import { tuoteContract } from './tuote.contract.js';

/** One house for all of it: four services, their databases and the demo company take half a minute to stand. */
const START_MS = 240_000;

describe('the BFF before the whole house', () => {
  const suite = new Suite();
  beforeAll(() => suite.open(), START_MS);
  afterAll(() => suite.close());

  describe('the calls', () => {
    boardContract(suite);
    palkkiContract(suite);
    keikkaContract(suite);
    aikaContract(suite);
    ajoneuvoContract(suite);
    kuskitContract(suite);
    tuoteContract(suite);
    inputContract(suite);
    timesContract(suite);
    sessionContract(suite);
    outageContract(suite);
    laskuajoContract(suite);
  });
  describe('a crowd', () => crowdContract(suite));
  describe('chance', () => randomContract(suite));
  describe('every route and every right', () => matrixContract(suite));
  describe('ids of others', () => foreignContract(suite));
});
