import { phoneHref } from './phone.js';

describe('phoneHref', () => {
  it.each([
    ['040 123 4567', 'tel:0401234567'],
    ['+358 40 123 4567', 'tel:+358401234567'],
    ['040 123 4567 (toimisto)', 'tel:0401234567'],
    ['Pekka: 040-123 4567', 'tel:0401234567'],
    ['', null],
    ['112', null],
    ['ei puhelinta', null],
  ])('of %p is %p', (phone, href) => {
    expect(phoneHref(phone)).toBe(href);
  });
});
