import { render } from '@testing-library/react';
import { keikka } from '../../test/day.builder.js';
import type { BoardBar } from '../day/rows/board-rows.js';
import { BarMark } from './bar-mark.js';

const markOf = (marks: Partial<BoardBar>): HTMLElement | null => {
  const unmarked = {
    key: 'keikka-1',
    item: keikka('7:00', '9:00'),
    conflict: '',
    warning: '',
    isDriverless: false,
  };
  return render(<BarMark bar={{ ...unmarked, ...marks } as BoardBar} />).container.querySelector('.bar-mark');
};
const iconOf = (mark: HTMLElement | null): string | undefined =>
  mark?.querySelector<HTMLElement>('.bar-icon')?.style.backgroundPosition;

describe('the mark on the corner of a bar', () => {
  it('is none where there is nothing to say', () => {
    expect(markOf({})).toBeNull();
  });

  it('is a person where nobody drives, another sign than that of a boom or a double booking', () => {
    const person = markOf({ warning: 'Ei kuljettajaa', isDriverless: true });
    const boom = markOf({ warning: 'Puomi 28 m, tilattu 36 m' });
    const booking = markOf({ conflict: 'Päällekkäin' });
    expect(person).toHaveAttribute('data-driver');
    expect(boom).not.toHaveAttribute('data-driver');
    expect(new Set([person, boom, booking].map(iconOf)).size).toBe(3);
  });

  it('is a person where the boom is too short as well', () => {
    expect(markOf({ warning: 'Ei kuljettajaa; Puomi 28 m', isDriverless: true })).toHaveAttribute(
      'data-driver',
    );
  });

  it('is that of the double booking where nobody drives either', () => {
    const both = markOf({ conflict: 'Päällekkäin', warning: 'Ei kuljettajaa', isDriverless: true });
    expect(both).not.toHaveAttribute('data-driver');
    expect(iconOf(both)).toBe(iconOf(markOf({ conflict: 'Päällekkäin' })));
  });
});
