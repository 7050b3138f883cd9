import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import { partAhead } from './part-ahead.js';

function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{count}</button>;
}

describe('a part with a file of its own', () => {
  const make = () => partAhead(() => Promise.resolve(Counter));
  const show = (Part: ReturnType<typeof make>['Part']) => (
    <Suspense fallback="Ladataan">
      <Part />
    </Suspense>
  );

  it('is drawn in the first turn once its file has been read', async () => {
    const { Part, read } = make();
    await read();
    render(show(Part));
    expect(screen.getByRole('button')).toHaveTextContent('0');
  });

  it('waits for its file otherwise, and is read by being drawn', async () => {
    const { Part } = make();
    const { unmount } = render(show(Part));
    expect(screen.getByText('Ladataan')).toBeVisible();
    expect(await screen.findByRole('button')).toBeVisible();
    unmount();
    render(show(Part));
    expect(screen.getByRole('button')).toBeVisible();
  });

  it('keeps what it holds when its file is read while it is shown', async () => {
    const { Part, read } = make();
    const { rerender } = render(show(Part));
    await userEvent.click(await screen.findByRole('button'));
    await act(read);
    rerender(show(Part));
    expect(screen.getByRole('button')).toHaveTextContent('1');
  });
});
