import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppProvider } from '../app/app-provider.js';
import { toaster, type ToastOptions } from './toaster.js';

function show(options: ToastOptions): void {
  act(() => void toaster.show(options));
}

describe('toasts', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    render(<AppProvider>{null}</AppProvider>);
  });
  afterEach(() => {
    act(() => toaster.clear());
    jest.useRealTimers();
  });

  it('go away by themselves', () => {
    show({ text: 'Palkki tallennettu.', tone: 'success' });
    expect(screen.getByText('Palkki tallennettu.')).toBeVisible();
    act(() => jest.advanceTimersByTime(5000));
    expect(screen.queryByText('Palkki tallennettu.')).toBeNull();
  });

  it('stay when they tell of an error, until closed', async () => {
    show({ text: 'Tallennus epäonnistui', tone: 'error' });
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByRole('alert')).toHaveTextContent('Tallennus epäonnistui');
    await userEvent
      .setup({ advanceTimers: jest.advanceTimersByTime })
      .click(screen.getByRole('button', { name: 'Sulje ilmoitus' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('do not repeat the same error', () => {
    show({ text: 'Palvelu ei vastaa', tone: 'error' });
    show({ text: 'Palvelu ei vastaa', tone: 'error' });
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });

  it('undo and close on Kumoa', async () => {
    const onSelect = jest.fn();
    show({ text: 'Siirrettiin tilaus 4698: auto P14 → P12', action: { label: 'Kumoa', onSelect } });
    await userEvent
      .setup({ advanceTimers: jest.advanceTimersByTime })
      .click(screen.getByRole('button', { name: 'Kumoa' }));
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(screen.queryByText(/Siirrettiin/)).toBeNull();
  });
});
