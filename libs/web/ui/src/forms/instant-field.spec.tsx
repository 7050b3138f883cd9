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
