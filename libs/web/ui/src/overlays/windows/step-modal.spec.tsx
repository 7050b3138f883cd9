import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppProvider } from '../../app/app-provider.js';
import { dialogSlotRecipe } from '../../theme/recipes/overlays.js';
import { createKeikkaSystem } from '../../theme/system.js';
import { StepModal, type StepModalProps } from './step-modal.js';

function open(props: Partial<StepModalProps>) {
  const onClose = jest.fn();
  const onSave = jest.fn();
  render(
    <AppProvider>
      <StepModal
        open
        title="Palkki"
        id={118}
        placeKey="palkki"
        editing
        onClose={onClose}
        onSave={onSave}
        {...props}
      >
        <input aria-label="Teksti" />
      </StepModal>
    </AppProvider>,
  );
  return { onClose, onSave };
}

describe('StepModal', () => {
  afterEach(() => localStorage.clear());

  it('offers PERUUTA and TALLENNA when editing [G-096]', async () => {
    const { onSave, onClose } = open({ editing: true });
    await userEvent.click(await screen.findByRole('button', { name: 'TALLENNA' }));
    expect(onSave).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'PERUUTA' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('is saved by Enter, and the form that it stands over is not', async () => {
    const onSave = jest.fn();
    const onSubmit = jest.fn();
    render(
      <AppProvider>
        <form onSubmit={onSubmit}>
          <StepModal open title="Asiakas" placeKey="asiakas" editing onClose={jest.fn()} onSave={onSave}>
            <input aria-label="Nimi" />
          </StepModal>
        </form>
      </AppProvider>,
    );
    await userEvent.type(await screen.findByLabelText('Nimi'), 'Mäki{Enter}');
    expect(onSave).toHaveBeenCalledTimes(1);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('offers SULJE alone when viewing [G-096]', async () => {
    open({ editing: false });
    expect(await screen.findByRole('button', { name: 'SULJE' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'TALLENNA' })).toBeNull();
  });

  it('shows title and id, and a toggle between viewing and editing [G-096]', async () => {
    const onEditingChange = jest.fn();
    open({ editing: false, onEditingChange });
    expect(await screen.findByRole('dialog', { name: 'Palkki' })).toHaveTextContent('118');
    await userEvent.click(screen.getByRole('button', { name: 'Vaihda muokkaustilaan' }));
    expect(onEditingChange).toHaveBeenCalledWith(true);
  });

  it('explains itself from its help icon, and Esc closes the help before the window [G-096]', async () => {
    const { onClose } = open({ help: { label: 'Mikä palkki on?', paragraphs: ['Ajoneuvon aikaa.'] } });
    const icon = await screen.findByRole('button', { name: 'Mikä palkki on?' });
    await userEvent.click(icon);
    expect(await screen.findByText('Ajoneuvon aikaa.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Ajoneuvon aikaa.')).toBeNull());
    expect(onClose).not.toHaveBeenCalled();
    expect(icon).toHaveFocus();
  });

  it('is 800 px wide, and no window is wider than 900 [G-097]', async () => {
    open({});
    const dialog = await screen.findByRole('dialog', { name: 'Palkki' });
    const system = createKeikkaSystem({ cssVarsRoot: ':root' });
    expect(getComputedStyle(dialog).getPropertyValue('--modal-width')).toBe(system.token.var('sizes.modal'));
    expect(system.token('sizes.modal')).toBe('800px');
    expect(system.token('sizes.modalMax')).toBe('900px');
    expect(dialogSlotRecipe.base?.content?.maxW).toMatchObject({
      md: expect.stringMatching(/^min\(\{sizes\.modalMax\},/) as string,
    });
  });

  it("says 'Käsitellään...' and takes no second press while saving [G-096]", async () => {
    const { onSave } = open({ saving: true });
    expect(await screen.findByText('Käsitellään...')).toBeVisible();
    expect(screen.getByRole('button', { name: 'TALLENNA' })).toBeDisabled();
    await userEvent.type(screen.getByLabelText('Teksti'), '{Enter}');
    expect(onSave).not.toHaveBeenCalled();
  });

  it('tells in the window why a save failed', async () => {
    open({ failure: { text: 'Tallentaminen epäonnistui', detail: 'Palvelu ei vastaa.' } });
    const alert = within(await screen.findByRole('dialog')).getByRole('alert');
    expect(alert).toHaveTextContent('Tallentaminen epäonnistui Palvelu ei vastaa.');
  });

  it('does not close while saving: how it ended has yet to be told', async () => {
    const { onClose } = open({ saving: true });
    expect(await screen.findByRole('button', { name: 'Sulje' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('saves on Enter in a field', async () => {
    const { onSave } = open({});
    await userEvent.type(await screen.findByLabelText('Teksti'), '{Enter}');
    expect(onSave).toHaveBeenCalledTimes(1);
  });

  it('closes on Esc but not on a press beside it', async () => {
    const { onClose } = open({});
    await screen.findByRole('dialog');
    fireEvent.pointerDown(document.body);
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });

  it('remembers where it was moved to', async () => {
    open({});
    // The test browser has no width, so the desktop's grip counts as hidden.
    const grip = await screen.findByLabelText('Siirrä ikkunaa nuolinäppäimillä');
    grip.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
    expect(localStorage.getItem('keikka.window.palkki')).toBe('32,16');
  });
});
