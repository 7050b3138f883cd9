import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { AppProvider } from '../../app/app-provider.js';
import { Drawer } from './drawer.js';

/** A page with a list beside it; a press in the list leads to a place of the page, which the list leaves open or not. */
function Page({ closes }: { closes: boolean }) {
  const [open, setOpen] = useState(false);
  const [isChosen, setChosen] = useState(false);
  const place = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button onClick={() => setOpen(true)}>Luettelo</button>
      <button ref={place}>Paikka</button>
      <Drawer
        beside
        open={open}
        onClose={() => setOpen(false)}
        finalFocus={() => (isChosen ? place.current : null)}
        title="Lista"
      >
        <button
          onClick={() => {
            if (!closes) return place.current?.focus();
            setChosen(true);
            setOpen(false);
          }}
        >
          Näytä
        </button>
      </Drawer>
    </>
  );
}

const button = (name: string): HTMLElement => screen.getByRole('button', { name });

describe('a drawer beside the page', () => {
  /** Opens it and comes back before its first frame. */
  const open = async (closes: boolean): Promise<void> => {
    render(
      <AppProvider>
        <Page closes={closes} />
      </AppProvider>,
    );
    button('Luettelo').focus();
    press('Luettelo');
    await screen.findByRole('dialog', { name: 'Lista' });
  };
  const press = (name: string): void => act(() => button(name).click());
  const isClosed = (): Promise<void> =>
    waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  it('takes the focus', async () => {
    await open(true);
    const dialog = screen.getByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  });

  it('gives the focus back to where it was', async () => {
    await open(true);
    await userEvent.click(button('Sulje'));
    await isClosed();
    expect(button('Luettelo')).toHaveFocus();
  });

  it('gives the focus to the place that a press in it leads to, however soon the press comes', async () => {
    await open(true);
    press('Näytä');
    await isClosed();
    expect(button('Paikka')).toHaveFocus();
  });

  it('does not take back the focus that a press in it has led elsewhere before the first frame', async () => {
    const frames: FrameRequestCallback[] = [];
    const held = jest.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => frames.push(draw));
    await open(false);
    press('Näytä');
    held.mockRestore();
    act(() => frames.forEach((draw) => draw(0)));
    expect(button('Paikka')).toHaveFocus();
  });
});
