import { Popover } from '@chakra-ui/react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppProvider } from '../app/app-provider.js';
import { Popup } from './popup.js';

const made = jest.fn();
/** Around the parts that draw nothing by themselves until they are opened. */
function Choices() {
  made();
  return (
    <Popover.Positioner>
      <Popover.Content>Kolme vaihtoehtoa</Popover.Content>
    </Popover.Positioner>
  );
}

describe('a popup', () => {
  it('makes what is in it once it is opened, and nothing after it has closed', async () => {
    render(
      <AppProvider>
        <Popover.Root lazyMount unmountOnExit>
          <Popover.Trigger>Valitse</Popover.Trigger>
          <Popup>
            <Choices />
          </Popup>
        </Popover.Root>
      </AppProvider>,
    );
    expect(made).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Valitse' }));
    expect(screen.getByText('Kolme vaihtoehtoa')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Kolme vaihtoehtoa')).toBeNull());
  });
});
