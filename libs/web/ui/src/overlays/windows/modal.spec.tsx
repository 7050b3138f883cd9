import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AppProvider } from '../../app/app-provider.js';
import { Field } from '../../forms/field.js';
import { Combobox } from '../../options/combobox.js';
import { Modal } from './modal.js';

function Page() {
  const [shown, setShown] = useState(true);
  return (
    <>
      <input aria-label="Suodata" />
      {shown && (
        <Modal open onClose={() => setShown(false)} title="Pikanäppäimet" placeKey="list">
          <button>Sulje ikkuna</button>
        </Modal>
      )}
    </>
  );
}

describe('a window', () => {
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('takes the focus back from nothing that is focused as soon as it is gone', async () => {
    render(
      <AppProvider>
        <Page />
      </AppProvider>,
    );
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
    await act(() => Promise.resolve(fireEvent.keyDown(document.activeElement!, { key: 'Escape' })));
    expect(dialog).not.toBeInTheDocument();
    const field = screen.getByLabelText('Suodata');
    field.focus();
    await act(() => jest.runAllTimersAsync());
    expect(field).toHaveFocus();
  });

  it('hides the page behind it, but not the list that was opened in it before that', async () => {
    // Frames come late on a machine that is busy.
    jest
      .spyOn(window, 'requestAnimationFrame')
      .mockImplementation((run) => window.setTimeout(() => run(performance.now()), 500));
    jest.spyOn(window, 'cancelAnimationFrame').mockImplementation((id) => window.clearTimeout(id));
    const { unmount } = render(
      <AppProvider>
        <p data-testid="behind">Päivän aikataulu</p>
        <Modal open onClose={() => undefined} title="Siirrä" placeKey="move">
          <Field label="Ajoneuvo">
            <Combobox options={[{ value: 4, label: 'P04' }]} value={null} onValueChange={() => undefined} />
          </Field>
        </Modal>
      </AppProvider>,
    );
    await userEvent.click(screen.getByRole('combobox'));
    await screen.findByRole('option', { name: 'P04' });
    await waitFor(() => expect(screen.getByTestId('behind').closest('[aria-hidden="true"]')).not.toBeNull());
    expect(screen.getByRole('option', { name: 'P04' })).toBeVisible();
    unmount();
  });
});
