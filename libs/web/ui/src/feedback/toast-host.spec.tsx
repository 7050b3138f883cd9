import { act, fireEvent, render, screen } from '@testing-library/react';
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

  it.each([
    ['in passing for two seconds [G-270]', { text: 'Palkki poistettu.', brief: true }, 2000],
    [
      'at most five seconds, when it can be undone [G-286]',
      { text: 'Siirrettiin', action: { label: 'Kumoa', onSelect: () => undefined } },
      5000,
    ],
    [
      'at most five seconds, when they tell of an error [G-286] [O-318]',
      { text: 'Tallennus epäonnistui', tone: 'error' as const },
      5000,
    ],
  ])('are shown %s', (_, options, ms) => {
    show(options);
    act(() => jest.advanceTimersByTime(ms - 100));
    expect(screen.getByText(options.text)).toBeVisible();
    act(() => jest.advanceTimersByTime(100));
    expect(screen.queryByText(options.text)).toBeNull();
  });

  it.each([
    ['the pointer is on them', fireEvent.pointerEnter, fireEvent.pointerLeave],
    ['the focus is in them', fireEvent.focus, fireEvent.blur],
  ])('wait while %s, and then have their time again', (_, hold, release) => {
    show({ text: 'Tallennus epäonnistui', tone: 'error' });
    act(() => jest.advanceTimersByTime(4000));
    hold(screen.getByRole('alert'));
    act(() => jest.advanceTimersByTime(60_000));
    release(screen.getByRole('alert'));
    act(() => jest.advanceTimersByTime(4900));
    expect(screen.getByRole('alert')).toBeVisible();
    act(() => jest.advanceTimersByTime(100));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('stay until closed where they are to be read [G-136] [O-282]', async () => {
    show({ text: 'Ajan tallennus epäonnistui', tone: 'error', stays: true });
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByRole('alert')).toHaveTextContent('Ajan tallennus epäonnistui');
    await userEvent
      .setup({ advanceTimers: jest.advanceTimersByTime })
      .click(screen.getByRole('button', { name: 'Sulje ilmoitus' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('give every error its time, whatever comes after', () => {
    for (let fault = 1; fault <= 6; fault += 1) show({ text: `Virhe ${fault}`, tone: 'error' });
    for (let move = 1; move <= 5; move += 1) show({ text: `Siirto ${move}`, tone: 'success' });
    expect(screen.getAllByRole('alert')).toHaveLength(6);
    expect(screen.getByText('Siirto 5')).toBeVisible();
    expect(screen.queryByText('Siirto 4')).toBeNull();
  });

  it('keep the newest four of what passes by itself', () => {
    for (let move = 1; move <= 5; move += 1) show({ text: `Siirto ${move}`, tone: 'success' });
    expect(screen.queryByText('Siirto 1')).toBeNull();
    expect(screen.getByText('Siirto 5')).toBeVisible();
  });

  it('do not repeat the same error', () => {
    show({ text: 'Palvelu ei vastaa', tone: 'error' });
    show({ text: 'Palvelu ei vastaa', tone: 'error' });
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });

  it('tell the same once, for as long as if it were new', () => {
    show({ text: 'Väliaikaista palkkia ei voi siirtää' });
    act(() => jest.advanceTimersByTime(3000));
    show({ text: 'Väliaikaista palkkia ei voi siirtää' });
    act(() => jest.advanceTimersByTime(3000));
    expect(screen.getAllByText('Väliaikaista palkkia ei voi siirtää')).toHaveLength(1);
  });

  it('keep what can be undone apart, whatever it is called', () => {
    const action = { label: 'Kumoa', onSelect: () => undefined };
    show({ text: 'Lisättiin palkki: Pesu', action });
    show({ text: 'Lisättiin palkki: Pesu', action });
    expect(screen.getAllByText('Lisättiin palkki: Pesu')).toHaveLength(2);
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
