import { isMatka, matkaArvio } from './matka-arvio.js';
import { metresBetween } from './metres-between.js';

const helsinki = { lat: 60.1699, lng: 24.9384 };
const lahti = { lat: 60.9827, lng: 25.6612 };

describe('metresBetween', () => {
  it.each([
    ['a place and itself', helsinki, helsinki, 0],
    ['one degree of latitude', { lat: 60, lng: 25 }, { lat: 61, lng: 25 }, 111_195],
    ['one degree of longitude at 60 degrees', { lat: 60, lng: 25 }, { lat: 60, lng: 26 }, 55_597],
    ['Helsinki and Lahti', helsinki, lahti, 98_626],
    ['places on both sides of the date line', { lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 }, 111_195],
    ['the poles', { lat: 90, lng: 0 }, { lat: -90, lng: 0 }, 20_015_115],
    ['opposite places', { lat: 0.5, lng: 0 }, { lat: -0.5, lng: 180 }, 20_015_115],
  ])('of %s', (_, one, other, metres) => {
    expect(Math.abs(metresBetween(one, other) - metres)).toBeLessThan(1);
    expect(metresBetween(other, one)).toBeCloseTo(metresBetween(one, other), 6);
  });
});

describe('matkaArvio', () => {
  it.each([
    ['the same place', 0, 0, 0],
    // 0.1 degrees of latitude are 11 119.5 m.
    ['11 km in a straight line', 0.1, 14_455, 22],
    ['1 km in a straight line', 0.009, 1301, 2],
    ['100 m in a straight line', 0.0009, 130, 0],
  ])('of %s is the straight line × 1.3 at 40 km/h', (_, degrees, matkaM, matkaAika) => {
    expect(matkaArvio(helsinki, { ...helsinki, lat: helsinki.lat + degrees })).toEqual({ matkaM, matkaAika });
  });
});

describe('isMatka', () => {
  it.each([
    [0, 0, true],
    [1_000_000, 1440, true],
    [1_000_001, 1440, false],
    [1_000_000, 1441, false],
    [-1, 0, false],
    [0, -1, false],
    [0.5, 0, false],
    [Number.NaN, 0, false],
    [0, Number.POSITIVE_INFINITY, false],
  ])('of %d m and %d min is %s', (matkaM, matkaAika, is) => {
    expect(isMatka({ matkaM, matkaAika })).toBe(is);
  });
});
