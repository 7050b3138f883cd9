import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router';
import { readLastPath, useRememberPath } from './last-path.js';

function Page() {
  useRememberPath(7);
  return (
    <>
      <Link to="/tilaus/6">kuusi</Link>
      <Link to="/kirjaudu">kirjaudu</Link>
    </>
  );
}

describe('the last visited path', () => {
  it('is kept and follows every change [G-011]', async () => {
    render(
      <MemoryRouter initialEntries={['/tilaus/5']}>
        <Page />
      </MemoryRouter>,
    );
    expect(readLastPath(7)).toBe('/tilaus/5');
    await userEvent.click(screen.getByRole('link', { name: 'kuusi' }));
    expect(readLastPath(7)).toBe('/tilaus/6');
    await userEvent.click(screen.getByRole('link', { name: 'kirjaudu' }));
    expect(readLastPath(7)).toBe('/tilaus/6');
  });

  it('is not shown to another person', () => {
    render(
      <MemoryRouter initialEntries={['/tilaus/5']}>
        <Page />
      </MemoryRouter>,
    );
    expect(readLastPath(8)).toBeNull();
  });
});
