import { ibanText, readIban } from './iban.js';

describe('an IBAN', () => {
  it.each([
    ['FI2112345600000785', 'FI2112345600000785'],
    ['FI21 1234 5600 0007 85', 'FI2112345600000785'],
    ['fi79 4405 2020 0360 82', 'FI7944052020036082'],
    ['FI79\u00a04405-2020-0360-82', 'FI7944052020036082'],
    ['SE4550000000058398257466', 'SE4550000000058398257466'],
    ['GB82 WEST 1234 5698 7654 32', 'GB82WEST12345698765432'],
  ])('%j is read as %s', (typed, iban) => {
    expect(readIban(typed)).toBe(iban);
  });

  it.each([
    ['a wrong check digit', 'FI2212345600000785'],
    ['two figures that changed places', 'FI2112345600000758'],
    ['a figure too few', 'FI211234560000078'],
    ['a figure too many', 'FI21123456000007850'],
    ['a letter in a Finnish account', 'FI21123456000007A5'],
    ['the old account number', '123456-785'],
    ['nothing', ''],
  ])('with %s is none', (_, typed) => {
    expect(readIban(typed)).toBeNull();
  });

  it.each([
    ['FI2112345600000785', 'FI21 1234 5600 0007 85'],
    ['FI21 1234 5600 0007 85', 'FI21 1234 5600 0007 85'],
    ['', ''],
  ])('%j is printed as %j', (iban, text) => {
    expect(ibanText(iban)).toBe(text);
  });
});
