import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Opens the menu of a button and takes the entry by keys, one at a time, as the menu draws each highlight. */
export async function choose(button: string, entry: string): Promise<(string | null)[]> {
  await userEvent.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
  const entries = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  const wanted = screen.getByRole('menuitem', { name: (name) => name.startsWith(entry) });
  // What is disabled is passed over.
  for (let at = 0; at < entries.length && !wanted.hasAttribute('data-highlighted'); at += 1)
    await userEvent.keyboard('{ArrowDown}');
  await userEvent.keyboard('{Enter}');
  return entries;
}
