import { AppProvider, useConfirm } from '@keikka/ui';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useCallback } from 'react';
import { createMemoryRouter, Link, Route, RouterProvider, Routes } from 'react-router';
import { appRoutes } from './app-routes.js';
import { useLeaveGuard } from './use-leave-guard.js';

const question = {
  title: 'Lähdetäänkö?',
  text: '',
  confirmLabel: 'Hylkää muutokset',
  cancelLabel: 'Jatka muokkausta',
};

/** Another form within the first one, as of a record beside an order. */
function InnerForm() {
  const confirm = useConfirm();
  const ask = useCallback(() => confirm({ ...question, title: 'Jätetäänkö sisempi?' }), [confirm]);
  useLeaveGuard(true, ask);
  return null;
}

function Form({ unsaved, inner = false }: { unsaved: boolean; inner?: boolean }) {
  const confirm = useConfirm();
  const ask = useCallback(() => confirm(question), [confirm]);
  const release = useLeaveGuard(unsaved, ask);
  return (
    <>
      <h1>Lomake</h1>
      <Link to="/">Pois</Link>
      <Link to="/" onClick={release}>
        Tallennettu
      </Link>
      {inner && <InnerForm />}
    </>
  );
}

describe('unsaved work', () => {
  function show(unsaved = true, inner = false) {
    const page = (
      <Routes>
        <Route path="/" element={<h1>Lista</h1>} />
        <Route path="/lomake" element={<Form unsaved={unsaved} inner={inner} />} />
      </Routes>
    );
    const router = createMemoryRouter(appRoutes(page), { initialEntries: ['/', '/lomake'] });
    render(
      <AppProvider>
        <RouterProvider router={router} />
      </AppProvider>,
    );
    return router;
  }
  const heading = (name: string) => screen.findByRole('heading', { name });
  const press = (role: string, name: string) => userEvent.click(screen.getByRole(role, { name }));

  it('is kept when the person wants to go on with it', async () => {
    show();
    await press('link', 'Pois');
    await userEvent.click(await screen.findByRole('button', { name: 'Jatka muokkausta' }));
    expect(await heading('Lomake')).toBeVisible();
  });

  it('is left when the person says so', async () => {
    show();
    await press('link', 'Pois');
    await userEvent.click(await screen.findByRole('button', { name: 'Hylkää muutokset' }));
    expect(await heading('Lista')).toBeVisible();
  });

  it('of two forms is asked about one after the other, and either keeps the person here', async () => {
    show(true, true);
    await press('link', 'Pois');
    expect(await screen.findByRole('alertdialog', { name: 'Lähdetäänkö?' })).toBeVisible();
    await press('button', 'Hylkää muutokset');
    expect(await screen.findByRole('alertdialog', { name: 'Jätetäänkö sisempi?' })).toBeVisible();
    await press('button', 'Jatka muokkausta');
    expect(await heading('Lomake')).toBeVisible();
    await press('link', 'Pois');
    for (const name of ['Lähdetäänkö?', 'Jätetäänkö sisempi?']) {
      expect(await screen.findByRole('alertdialog', { name })).toBeVisible();
      await press('button', 'Hylkää muutokset');
    }
    expect(await heading('Lista')).toBeVisible();
  });

  it("is asked about on the browser's Back too", async () => {
    const router = show();
    await waitFor(() => router.navigate(-1));
    expect(await screen.findByRole('alertdialog')).toBeVisible();
    expect(router.state.location.pathname).toBe('/lomake');
  });

  it('lets pass what was released', async () => {
    show();
    await press('link', 'Tallennettu');
    expect(await heading('Lista')).toBeVisible();
  });

  it('does not hold back who has changed nothing', async () => {
    show(false);
    await press('link', 'Pois');
    expect(await heading('Lista')).toBeVisible();
  });

  it.each([true, false])('has the browser ask before a reload: %s', (unsaved) => {
    show(unsaved);
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(unsaved);
  });
});
