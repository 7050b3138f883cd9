import { keikkaTila } from '@keikka/domain';
import { keikka, palkki } from '../../test/day.builder.js';
import { presets } from '../day/rows/presets.js';
import { barDrawing } from './bar.js';

const NAME = 'Rakennus Koskinen Oy';
const named = (rest: object = {}) => keikka('10:00', '10:45', { asiakasNimi: NAME, m3: 5.5, ...rest });
const cutOf = (item: ReturnType<typeof named>, width: number, beside: number) => {
  const drawing = barDrawing(item, { left: 0, width, beside }, 0, presets.small);
  return { cut: drawing['data-cut'], flows: drawing['data-beside'], bare: drawing['data-bare'] };
};

/** Each sign is seven pixels wide but a space, which is three; jsdom itself measures nothing. */
const measureText = (text: string) => ({ width: text === '\u00a0' ? 3 : 7 * text.length });

describe('the name on a bar that is too narrow for it', () => {
  beforeAll(() => {
    const context = { measureText } as CanvasRenderingContext2D;
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context);
  });

  it('goes on into free time, with the amount where both fit whole', () => {
    expect(cutOf(named(), 44, 400)).toMatchObject({ cut: `${NAME} \u00a05,5\u00a0m³`, flows: true });
  });

  it('is cut before what follows, and has no amount then', () => {
    const { cut, flows, bare } = cutOf(named(), 44, 60);
    expect(cut).toMatch(/^Rakenn?.*…$/);
    expect([flows, bare]).toEqual([true, undefined]);
  });

  it('stays on the bar and takes the place of the icon where nothing is free', () => {
    expect(cutOf(named(), 64, 0)).toMatchObject({ flows: undefined, bare: true });
  });

  it('never leaves a cancelled bar', () => {
    expect(cutOf(named({ keikkaTilaId: keikkaTila.peruttu }), 44, 400).flows).toBeUndefined();
  });

  it('stays with its amount on a bar that has room for five letters and it', () => {
    expect(cutOf(named(), 130, 400)).toMatchObject({ flows: undefined });
  });

  it.each([
    [218, undefined],
    [217, 'Rakennus Koskinen…'],
  ])('has all the room that its amount leaves on a bar of %i px: %s', (width, cut) => {
    // 140 px of name, 28 of edge and icon, 38 of amount, 12 around it.
    expect(cutOf(named(), width, 0).cut).toBe(cut);
  });

  it('of a palkki goes on too', () => {
    const note = palkki('10:00', '10:30', { keikkaComment: 'Pesu ja letkun vaihto' });
    const drawing = barDrawing(note, { left: 0, width: 40, beside: 300 }, 0, presets.small);
    expect(drawing).toMatchObject({ 'data-cut': 'Pesu ja letkun vaihto', 'data-beside': true });
  });

  it.each([
    [60, true],
    [0, undefined],
    [300, undefined],
  ])('of two lines goes on beside a narrow bar, when %i px are free: %s', (beside, flows) => {
    const width = beside === 300 ? 240 : 40;
    const drawing = barDrawing(named(), { left: 0, width, beside }, 0, presets.xlarge);
    expect(drawing['data-beside']).toBe(flows);
  });
});
