import { keikkaTila } from '@keikka/domain';
import { keikka } from '../../test/day.builder.js';
import { laneTop, presets } from '../day/rows/presets.js';
import { boardStyles } from '../features/board/sheet/board.styles.js';
import { paperStyles } from '../features/paper-day/components/paper-day.styles.js';
import { barDrawing } from './bar.js';
import { barStyles } from './bar.styles.js';

const cancelled = keikka('7:00', '9:00', { keikkaTilaId: keikkaTila.peruttu });
const box = { left: 100, width: 200 };

describe('the style sheet of the board', () => {
  // Emotion warns of each in the console of every page: on a server its style element may be the first child.
  it('asks for no first or nth child', () => {
    expect(JSON.stringify([boardStyles, paperStyles])).not.toMatch(/:(first|nth|nth-last)-child/);
  });
});

describe('the bar of a cancelled order', () => {
  it('is faded to a half and rounded [G-132]', () => {
    const { 'data-look': look } = barDrawing(cancelled, box, 0, presets.small);
    expect(barStyles[`& .bar[data-look=${look}]`]).toMatchObject({ opacity: 0.5, borderRadius: 'cancelled' });
  });

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
