import { betoniString } from './betoni-string.js';

describe('betoniString', () => {
  const whole = {
    laatuLyhenne: '',
    lujuus: 'C30/37',
    raeKokoShort: '16',
    notkeus: 'S3',
    rasitusluokat: 'XC3,XC4',
  };

  it.each([
    ['all choices', {}, 'C30/37 #16 S3 XC3, XC4'],
    ['a special quality goes first', { laatuLyhenne: 'Lattia' }, 'Lattia C30/37 #16 S3 XC3, XC4'],
    ['spaces in the class list', { rasitusluokat: ' XC3 , XF1,' }, 'C30/37 #16 S3 XC3, XF1'],
    ['no aggregate size', { raeKokoShort: '' }, 'C30/37 S3 XC3, XC4'],
    ['strength alone', { raeKokoShort: '', notkeus: '', rasitusluokat: '' }, 'C30/37'],
    ['nothing chosen', { lujuus: '', raeKokoShort: '', notkeus: '', rasitusluokat: '' }, ''],
  ])('%s [O-084]', (_, change, text) => {
    expect(betoniString({ ...whole, ...change })).toBe(text);
  });
});
