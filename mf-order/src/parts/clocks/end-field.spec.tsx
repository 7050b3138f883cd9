import { at } from '@keikka/builders';
import { withEnd, type PumpTime } from '@keikka/domain';
import { AppProvider } from '@keikka/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { EndField } from './end-field.js';

const set = jest.fn();
beforeEach(() => set.mockClear());

function End({ end }: { end: string }) {
  const start = new Date(at('7:00'));
  const [time, setTime] = useState<PumpTime>(withEnd({ start, minutes: 0 }, new Date(end)));
  function change(next: Date): void {
    set(next.toISOString());
    setTime(withEnd(time, next));
  }
  return (
    <AppProvider>
      <EndField time={time} onChange={change} />
    </AppProvider>
  );
}

const end = (): HTMLElement => screen.getByRole('textbox', { name: 'Päättyy' });
const days = (count: number): HTMLElement =>
  screen.getByRole('button', { name: `+${count} Päättyy ${count} päivää myöhemmin` });
const nextDay = (): HTMLElement => screen.getByRole('button', { name: '+1 Päättyy seuraavana päivänä' });

describe('the end of a job that lasts for days', () => {
  it('says on which later day it is, and is taken on and back by a day at the same clock', async () => {
    render(<End end={at('15:00', '20261122')} />);
    expect(days(2)).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(days(3));
    expect(set).toHaveBeenLastCalledWith(at('15:00', '20261123'));
    expect(days(3)).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(days(3));
    await userEvent.click(days(2));
    expect(set).toHaveBeenLastCalledWith(at('15:00', '20261121'));
    expect(nextDay()).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(nextDay());
    expect(set).toHaveBeenLastCalledWith(at('15:00'));
    expect(screen.getAllByRole('button')).toEqual([nextDay()]);
  });

  it('is typed on the day on which it is now (R-02)', async () => {
    render(<End end={at('15:00', '20261122')} />);
    await userEvent.clear(end());
    await userEvent.type(end(), '9{Enter}');
    expect(set.mock.calls).toEqual([[at('9:00', '20261122')]]);
  });

  it('is taken on for a week at the most [O-158]', async () => {
    render(<End end={at('7:15', '20261126')} />);
    expect(screen.getAllByRole('button')).toEqual([days(6)]);
    await userEvent.clear(end());
    await userEvent.type(end(), '7{Enter}');
    await userEvent.click(days(7));
    expect(set).toHaveBeenLastCalledWith(at('7:00', '20261127'));
    expect(screen.getAllByRole('button')).toEqual([days(7)]);
  });
});
