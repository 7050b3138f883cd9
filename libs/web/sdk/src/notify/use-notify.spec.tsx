import { AppProvider } from '@keikka/ui';
import { act, render, screen } from '@testing-library/react';
import { useNotify, type Notify } from './use-notify.js';

it('takes a message with its undo away once it is no longer so', () => {
  let notify: Notify | undefined;
  function Page() {
    notify = useNotify();
    return null;
  }
  render(
    <AppProvider>
      <Page />
    </AppProvider>,
  );
  let takeAway: (() => void) | undefined;
  act(() => {
    takeAway = notify?.undoable('Siirrettiin tilaus 4711', () => undefined);
  });
  expect(screen.getByText('Siirrettiin tilaus 4711')).toBeVisible();
  act(() => takeAway?.());
  expect(screen.queryByText('Siirrettiin tilaus 4711')).toBeNull();
});
