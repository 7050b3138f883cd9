import type { LuonnosKohde } from '@keikka/contracts';
import { chosenKohde } from './luonnos-kohde.rules.js';

const kohde = (asiakasId: number, tyomaaId: number | null = null): LuonnosKohde => ({
  ownerAsiakasId: 1,
  ownerAsiakasNimi: 'Oma Oy',
  asiakasId,
  asiakasNimi: `Asiakas ${asiakasId}`,
  tyomaaId,
  tyomaaNimi: tyomaaId ? `Työmaa ${tyomaaId}` : '',
});
const OWN = 100;

describe('for whom a draft is made', () => {
  it.each([
    ['the only customer', [kohde(101)], {}, kohde(101)],
    ['the only site', [kohde(101, 7)], {}, kohde(101, 7)],
    ['the own company among others', [kohde(101), kohde(OWN)], {}, kohde(OWN)],
    ['nobody where several are foreign', [kohde(101), kohde(102)], {}, undefined],
    ['nobody where there are several sites', [kohde(101, 7), kohde(101, 8)], {}, undefined],
    ['the customer that is named', [kohde(101), kohde(102)], { asiakasId: 102 }, kohde(102)],
    ['nobody where the customer is another', [kohde(101)], { asiakasId: 102 }, undefined],
    [
      'nobody where only sites of the customer are open',
      [kohde(101, 7), kohde(101, 8)],
      { asiakasId: 101 },
      undefined,
    ],
    ['the site that is named', [kohde(101, 7), kohde(101, 8)], { tyomaaId: 8 }, kohde(101, 8)],
    ['the customer of a site that is named', [kohde(101)], { tyomaaId: 8 }, kohde(101)],
    ['nobody at another site', [kohde(101, 7)], { tyomaaId: 8 }, undefined],
    ['nobody without a level', [], {}, undefined],
  ] as const)('is %s', (_, kohteet, wanted, expected) => {
    expect(chosenKohde(kohteet, wanted, OWN)).toEqual(expected);
  });
});
