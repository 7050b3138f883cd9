import { sijaintiFields, type SijaintiFields } from '@keikka/contracts';
import { blankOf } from '@keikka/contracts/fields';
import { tidyPlant } from './sijainti.rules.js';

const plant = (of: Partial<SijaintiFields>): SijaintiFields => ({
  ...(blankOf(sijaintiFields) as SijaintiFields),
  sijaintiNimi: 'Lohja',
  ...of,
});

describe('a factory as it is stored', () => {
  it('is trimmed', () => {
    expect(tidyPlant(plant({ sijaintiNimi: ' Lohja ', sijaintiLyh: ' LOH' }))).toMatchObject({
      sijaintiNimi: 'Lohja',
      sijaintiLyh: 'LOH',
    });
  });

  it.each([
    ['no name', { sijaintiNimi: ' ' }, 'SIJAINTI.NO_NAME'],
    ['a latitude alone', { lat: 60 }, 'SIJAINTI.HALF_PLACE'],
    ['a longitude alone', { lng: 24 }, 'SIJAINTI.HALF_PLACE'],
    ['a latitude beyond the pole', { lat: 90.1, lng: 24 }, 'REQUEST.INVALID'],
    ['a longitude beyond 180', { lat: 60, lng: -180.1 }, 'REQUEST.INVALID'],
    ['a longitude that is no number', { lat: 60, lng: Number.NaN }, 'REQUEST.INVALID'],
    ['a name of 201 letters', { sijaintiNimi: 'a'.repeat(201) }, 'REQUEST.INVALID'],
    ['a short name of 21 letters', { sijaintiLyh: 'a'.repeat(21) }, 'REQUEST.INVALID'],
  ])('has not %s', (_, of, code) => {
    expect(() => tidyPlant(plant(of))).toThrow(expect.objectContaining({ code }) as Error);
  });

  it.each([
    [{ lat: 0, lng: 0 }],
    [{ lat: 90, lng: -180 }],
    [{ sijaintiNimi: 'a'.repeat(200), sijaintiLyh: 'a'.repeat(20) }],
  ])('may have %j', (of) => {
    expect(tidyPlant(plant(of))).toEqual(plant(of));
  });
});
