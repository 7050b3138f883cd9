import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell } from '../testing/render-in-shell.js';
import { StandInBff } from '../testing/stand-in-bff.js';

describe('the bar of somebody with no pages to go to', () => {
  it('has no navigation, and no line where it would end', async () => {
    renderInShell(<p>Sivu</p>, new StandInBff(), { wide: true });
    const bar = await screen.findByRole('banner');
    expect(within(bar).queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('begins its menu with the person', async () => {
    renderInShell(<p>Sivu</p>, new StandInBff());
    await userEvent.click(await screen.findByRole('button', { name: 'Valikko', hidden: true }));
    const menu = await screen.findByRole('menu', { hidden: true });
    expect(menu.firstElementChild).not.toHaveAttribute('role', 'separator');
    expect(menu.firstElementChild?.tagName).not.toBe('HR');
  });
});
