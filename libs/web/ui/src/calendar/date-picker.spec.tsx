import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppProvider } from '../app/app-provider.js';
import { DatePicker } from './date-picker.js';

describe('the calendar of a date', () => {
  const open = async (): Promise<HTMLElement> => {
    render(
      <AppProvider>
        <DatePicker label="Päivä" value="20261120" today="20261120" onValueChange={jest.fn()} />
        <input aria-label="Suodata" />
      </AppProvider>,
    );
    const button = screen.getByLabelText('Päivä: pe 20.11.2026');
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByLabelText(/20\. marraskuuta/)).toHaveFocus());
    return button;
  };

  it('gives the focus back to its button', async () => {
    const button = await open();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  });

  it('takes it from nothing that a key has focused in the frame in which it closed', async () => {
    const button = await open();
    const frames: FrameRequestCallback[] = [];
    const held = jest
      .spyOn(window, 'requestAnimationFrame')
      .mockImplementation((frame) => frames.push(frame));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
    const field = screen.getByLabelText('Suodata');
    field.focus();
    held.mockRestore();
    act(() => frames.forEach((frame) => frame(0)));
    expect(field).toHaveFocus();
  });
});
