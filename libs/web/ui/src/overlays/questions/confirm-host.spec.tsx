import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../../actions/button.js';
import { AppProvider } from '../../app/app-provider.js';
import { useConfirm } from './confirm-host.js';

function DeleteButton({ onAnswer }: { onAnswer: (answer: boolean) => void }) {
  const confirm = useConfirm();
  const ask = () =>
    confirm({
      title: 'Poistetaan palkki',
      text: 'Oletko varma.',
      confirmLabel: 'KYLLÄ, poista palkki',
      danger: true,
    });
  return <Button onClick={() => void ask().then(onAnswer)}>Poista</Button>;
}

async function ask() {
  const onAnswer = jest.fn();
  render(
    <AppProvider>
      <DeleteButton onAnswer={onAnswer} />
    </AppProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Poista' }));
  await screen.findByRole('alertdialog', { name: 'Poistetaan palkki' });
  return onAnswer;
}

describe('useConfirm', () => {
  it('answers yes when confirmed', async () => {
    const onAnswer = await ask();
    await userEvent.click(screen.getByRole('button', { name: 'KYLLÄ, poista palkki' }));
    expect(onAnswer).toHaveBeenCalledWith(true);
  });

  it('answers no when cancelled', async () => {
    const onAnswer = await ask();
    await userEvent.click(screen.getByRole('button', { name: 'Peruuta' }));
    expect(onAnswer).toHaveBeenCalledWith(false);
  });

  it('answers no when another question takes its place', async () => {
    const onAnswer = await ask();
    fireEvent.click(screen.getByText('Poista', { selector: 'button' }));
    await waitFor(() => expect(onAnswer).toHaveBeenCalledWith(false));
    expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
  });

  it('answers no on Esc', async () => {
    const onAnswer = await ask();
    await userEvent.keyboard('{Escape}');
    expect(onAnswer).toHaveBeenCalledWith(false);
  });
});
