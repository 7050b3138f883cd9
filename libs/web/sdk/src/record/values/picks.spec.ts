import { fields, nullable, reference, text } from '@keikka/contracts/fields';
import { blanksOfPicks } from './picks.js';

const declared = fields({
  asiakasId: nullable(reference('asiakas', 'Asiakas')),
  contactId: nullable(reference('person', 'Yhteyshenkilö', { belongsTo: 'asiakasId' })),
  portti: text(20, 'Portti', { belongsTo: 'tyomaaId' }),
  otsikko: text(20, 'Otsikko'),
});
const form = { asiakasId: 5, contactId: 7, portti: 'B', otsikko: 'Laatta' };

describe('what belongs to a picked thing', () => {
  it('is left when another is picked', () => {
    expect(blanksOfPicks(declared, { ...form, asiakasId: 6 }, form)).toEqual({ contactId: null });
    expect(blanksOfPicks(declared, { ...form, asiakasId: null }, form)).toEqual({ contactId: null });
  });

  it('stays while the thing does, and when it is picked together with it', () => {
    expect(blanksOfPicks(declared, { ...form, otsikko: 'x' }, form)).toEqual({});
    expect(blanksOfPicks(declared, { ...form, asiakasId: 6, contactId: 8 }, form)).toEqual({});
  });
});
