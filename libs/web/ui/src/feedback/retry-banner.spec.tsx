import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppProvider } from '../app/app-provider.js';
import { RetryBanner } from './retry-banner.js';

it('says what failed and reads it again', async () => {
  const onRetry = jest.fn();
  render(
    <AppProvider>
      <RetryBanner retrying={false} onRetry={onRetry}>
        Näytetään aiemmin haetut tuotteet.
      </RetryBanner>
    </AppProvider>,
  );
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('Näytetään aiemmin haetut tuotteet.');
  await userEvent.click(within(alert).getByRole('button', { name: 'Yritä uudelleen' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
