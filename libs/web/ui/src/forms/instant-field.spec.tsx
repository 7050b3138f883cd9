import { helsinkiInstant } from '@keikka/domain';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppProvider } from '../app/app-provider.js';
import { InstantField } from './instant-field.js';

describe('an instant as a day and a time', () => {
  const told = jest.fn();
  beforeEach(() => {
    told.mockClear();
    const value = helsinkiInstant('20270326', 480).toISOString();
    render(
      <AppProvider>
        <InstantField label="Alkaa" dayLabel="Alkamispäivä" value={value} onValueChange={told} />
      </AppProvider>,
    );
  });

  it('keeps the time of day when the day changes, also over the change of the clocks', async () => {
    await userEvent.click(screen.getByLabelText('Alkamispäivä: pe 26.3.2027'));
    await userEvent.click(await screen.findByLabelText(/29\. maaliskuuta/));
    expect(told).toHaveBeenLastCalledWith(helsinkiInstant('20270329', 480).toISOString());
  });

  it('keeps the day when the time changes', async () => {
    const time = screen.getByRole('textbox', { name: 'Alkaa' });
    await userEvent.clear(time);
    await userEvent.type(time, '1415{Enter}');
    expect(told).toHaveBeenLastCalledWith(helsinkiInstant('20270326', 855).toISOString());
  });
});

describe('an instant in the night when the clocks go back', () => {
  const iso = (clock: string): string => new Date(`2026-10-25T${clock}Z`).toISOString();

  it.each([
    ['03:45 of winter as a start', '00:45', undefined, '3:45 talvi', '01:45'],
    ['the same half as a start', '01:15', undefined, '320', '01:20'],
    ['the first that is after its start as an end', '02:30', '01:15', '3:45', '01:45'],
    ['the first of two as an end', '02:30', '00:15', '3:45', '00:45'],
    ['the named one as an end', '02:30', '00:15', '3:45 t', '01:45'],
    ['its own day, though before its start, as an end', '06:00', '05:00', '6', '04:00'],
  ])('is %s', async (_, value, after, text, expected) => {
    const told = jest.fn();
    const field = { label: 'Loppuu', dayLabel: 'Loppumispäivä', onValueChange: told };
    render(
      <AppProvider>
        <InstantField {...field} value={iso(value)} after={after && iso(after)} />
      </AppProvider>,
    );
    const time = screen.getByRole('textbox', { name: 'Loppuu' });
    await userEvent.clear(time);
    await userEvent.type(time, `${text}{Enter}`);
    expect(told).toHaveBeenLastCalledWith(iso(expected));
  });

  it.each([
    ['20261024', '24. lokakuuta', '2026-10-24T00:30:00.000Z'],
    ['20261026', '26. lokakuuta', '2026-10-26T01:30:00.000Z'],
    ['20261025', '25. lokakuuta', iso('01:30')],
  ])('keeps its clock on %s', async (_, day, expected) => {
    const told = jest.fn();
    const field = { label: 'Alkaa', dayLabel: 'Alkamispäivä', onValueChange: told };
    render(
      <AppProvider>
        <InstantField {...field} value={iso('01:30')} />
      </AppProvider>,
    );
    await userEvent.click(screen.getByLabelText('Alkamispäivä: su 25.10.2026'));
    await userEvent.click(await screen.findByLabelText(new RegExp(day)));
    expect(told).toHaveBeenLastCalledWith(expected);
  });
});
