import { keikkaTila } from '@keikka/domain';
import { keikka } from '../../test/day.builder.js';
import { laneTop, presets } from '../day/rows/presets.js';
import { barDrawing } from './bar.js';

const cancelled = keikka('7:00', '9:00', { keikkaTilaId: keikkaTila.peruttu });
const box = { left: 100, width: 200 };

describe('the bar of a cancelled order', () => {
  it.each([
    ['as high as the others', presets.small, 20, 0],
    ['lower than the others, in the middle of its lane', presets.xlarge, 20, 7.5],
    ['never higher than the others', presets.xsmall, 15, 0],
  ])('is 20 px high: %s [G-132]', (_, preset, height, inset) => {
    const { style } = barDrawing(cancelled, box, laneTop(preset, 0), preset);
    expect(style).toMatchObject({ height, top: laneTop(preset, 0) + inset });
  });

  it.each(Object.entries(presets))('has one line, for which it is high enough, as %s', (_, preset) => {
    const wide = { left: 100, width: 400 };
    expect(barDrawing(cancelled, wide, 0, preset)).toHaveProperty('data-layout', 'names');
  });
});
