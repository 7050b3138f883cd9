import { linkOf, readFirstCompany } from './first-company.rules.js';

const given = {
  asiakasNimi: ' Betonipumppaus Oy ',
  ytunnus: '19675438',
  personFirstName: 'Paula',
  personLastName: 'Pumppu',
  personEmail: 'paula@pumppaus.example',
  address: 'https://keikka.example',
};

describe('the first company of an installation', () => {
  it('is what the command was given', () => {
    expect(readFirstCompany(given)).toEqual({
      ...given,
      asiakasNimi: 'Betonipumppaus Oy',
      ytunnus: '1967543-8',
    });
  });

  it('is not made of what lacks something, and all of that is said at once', () => {
    const wrong = {
      ytunnus: '1967543-9',
      personFirstName: ' ',
      personEmail: 'paula',
      address: 'keikka.example',
    };
    expect(() => readFirstCompany({ ...given, ...wrong })).toThrow(
      [
        '--business-id is no Finnish business id',
        '--first-name is missing',
        '--email is no address',
        '--address is no web address',
      ].join('\n'),
    );
    expect(() => readFirstCompany({})).toThrow(/^--company is missing\n--business-id is missing\n/);
  });

  it('has a link whose secret no server sees', () => {
    expect(linkOf('https://keikka.example/', 'a-b_c')).toBe('https://keikka.example/kirjaudu#a-b_c');
  });
});
