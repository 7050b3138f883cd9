import { AppProvider } from '@keikka/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '../http/api-error.js';
import { LoginForm } from './login-form.js';

function show(onSubmit: () => Promise<void>) {
  render(
    <AppProvider>
      <LoginForm onSubmit={onSubmit} />
    </AppProvider>,
  );
}

describe('LoginForm', () => {
  it('says in words what is missing and puts the cursor there', async () => {
    const onSubmit = jest.fn();
    show(onSubmit);
    await userEvent.click(screen.getByRole('button', { name: 'KIRJAUDU' }));
    expect(screen.getByText('Kirjoita sähköpostiosoite.')).toBeVisible();
    expect(screen.getByText('Kirjoita salasana.')).toBeVisible();
    expect(screen.getByLabelText('Sähköposti')).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('signs in on Enter', async () => {
    const onSubmit = jest.fn(() => Promise.resolve());
    show(onSubmit);
    await userEvent.type(screen.getByLabelText('Sähköposti'), ' yritys@keikka.example ');
    await userEvent.type(screen.getByLabelText('Salasana'), 'keikka-demo{Enter}');
    expect(onSubmit).toHaveBeenCalledWith({ email: 'yritys@keikka.example', password: 'keikka-demo' });
  });

  it('says that Caps Lock is on while the password is typed', async () => {
    show(() => Promise.resolve());
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('Salasana'), 'k{CapsLock}e');
    expect(screen.getByText('Caps Lock on päällä')).toBeVisible();
    await user.keyboard('{CapsLock}k');
    expect(screen.queryByText('Caps Lock on päällä')).toBeNull();
  });

  it('shows why the server refused and lets try again', async () => {
    const refusal = new ApiError({
      status: 401,
      errorCode: 'AUTH.BAD_CREDENTIALS',
      message: 'Sähköpostiosoite tai salasana on väärin.',
      correlationId: 'c',
    });
    show(() => Promise.reject(refusal));
    await userEvent.type(screen.getByLabelText('Sähköposti'), 'yritys@keikka.example');
    await userEvent.type(screen.getByLabelText('Salasana'), 'arvaus{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Sähköpostiosoite tai salasana on väärin.');
    expect(screen.getByRole('button', { name: 'KIRJAUDU' })).toBeEnabled();
  });
});
