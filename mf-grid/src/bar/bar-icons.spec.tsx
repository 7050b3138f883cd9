import { AppProvider } from '@keikka/ui';
import { act, render } from '@testing-library/react';
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
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(decode).toHaveBeenCalledTimes(2);
  expect(container.querySelector('style')).toBeNull();
  expect(unhandled).not.toHaveBeenCalled();
  decode.mockRestore();
  process.off('unhandledRejection', unhandled);
});
