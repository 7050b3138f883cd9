import { laskuttamaton } from '../../../../test/laskuttamatta-bff.js';
import { suodatetut, suodatusValinnat } from './suodatus.js';

const rivit = [
  laskuttamaton({ keikkaId: 1 }),
  laskuttamaton({ keikkaId: 2, sourceAsiakasId: 14, sourceAsiakasNimi: 'Äänekosken Betoni Oy' }),
  laskuttamaton({ keikkaId: 3, sourceAsiakasId: 15, sourceAsiakasNimi: 'Zeta Oy', ajoneuvo: '' }),
  laskuttamaton({ keikkaId: 4, maksajaAsiakasId: null, maksaja: '', ajoneuvo: 'P12' }),
];
const none = { lahde: null, maksaja: null, auto: null };
const ids = (suodatus: object) => suodatetut(rivit, { ...none, ...suodatus }).map(({ keikkaId }) => keikkaId);

describe('the filters of unbilled work', () => {
  it.each<[object, number[]]>([
    [{}, [1, 2, 3, 4]],
    [{ lahde: 14 }, [2]],
    [{ maksaja: 13 }, [1, 2, 3]],
    [{ maksaja: 0 }, [4]],
    [{ auto: 'P12' }, [4]],
    [{ lahde: 14, auto: 'P12' }, []],
  ])('%j leaves %j', (suodatus, expected) => {
    expect(ids(suodatus)).toEqual(expected);
  });

  it('are offered for what is there, once and in Finnish order', () => {
    expect(suodatusValinnat(rivit, 'Ei maksajaa')).toEqual({
      lahteet: [
        { value: 13, label: 'Kivikon Betoni Oy' },
        { value: 15, label: 'Zeta Oy' },
        { value: 14, label: 'Äänekosken Betoni Oy' },
      ],
      maksajat: [
        { value: 0, label: 'Ei maksajaa' },
        { value: 13, label: 'Kivikon Betoni Oy' },
      ],
      autot: [
        { value: 'P03', label: 'P03' },
        { value: 'P12', label: 'P12' },
      ],
    });
  });
});
