import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { AppProvider } from '../../app/app-provider.js';
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
  afterEach(() => jest.useRealTimers());

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
});
