import { AppProvider } from '@keikka/ui';
import { act, render } from '@testing-library/react';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { BarIcons } from './bar-icons.js';

it('leaves the bars without icons where the picture cannot be drawn, and nothing else fails', async () => {
  const unhandled = jest.fn();
  process.on('unhandledRejection', unhandled);
  const decode = jest
    .spyOn(HTMLImageElement.prototype, 'decode')
    .mockRejectedValue(new Error('The source image cannot be decoded.'));
  const { container } = render(
    <AppProvider>
      <BarIcons />
    </AppProvider>,
  );
  expect(decode).toHaveBeenCalledTimes(2);
  // A rejection that nobody has handled is told before the next turn.
  await act(() => nextTurn());
  expect(container.querySelector('style')).toBeNull();
  expect(unhandled).not.toHaveBeenCalled();
  decode.mockRestore();
  process.off('unhandledRejection', unhandled);
});
