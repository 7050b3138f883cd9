import { helsinkiInstant } from '@keikka/domain';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AppProvider } from '../../app/app-provider.js';
import { TimeField } from '../../forms/time-field.js';
import { SmallDialog } from './small-dialog.js';

const at = (minutes: number): number => helsinkiInstant('20261120', minutes).getTime();

interface QuestionProps {
  onSave: (ms: number) => void;
  isReading?: boolean;
  isRefused?: boolean;
}

function Question({ onSave, isReading = false, isRefused = false }: QuestionProps) {
  const [ms, setMs] = useState(at(420));
  return (
    <AppProvider>
      <SmallDialog
        name="siirra"
        title="Siirrä"
        saveLabel="Siirrä"
        saveDisabled={isReading || isRefused}
        isReading={isReading}
        onSave={() => onSave(ms)}
        onClose={jest.fn()}
      >
        <TimeField label="Alkaa" value={ms} immediate onValueChange={setMs} />
      </SmallDialog>
    </AppProvider>
  );
}

describe('a small question', () => {
  it("is answered with Enter, unless a field of it can't be read", async () => {
    const onSave = jest.fn();
    render(<Question onSave={onSave} />);
    const field = await screen.findByRole('textbox', { name: 'Alkaa' });
    await userEvent.clear(field);
    await userEvent.type(field, '25');
    expect(screen.getByRole('button', { name: 'Siirrä' })).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    expect(onSave).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, '9{Enter}');
    expect(onSave).toHaveBeenCalledWith(at(540));
  });

  describe('whose answer depends on what is still read', () => {
    const entered = async () => {
      const onSave = jest.fn();
      const { rerender } = render(<Question onSave={onSave} isReading />);
      await userEvent.type(await screen.findByRole('textbox', { name: 'Alkaa' }), '{Enter}');
      expect(screen.getByRole('button', { name: 'Siirrä' })).toHaveAttribute('aria-busy', 'true');
      expect(onSave).not.toHaveBeenCalled();
      return {
        onSave,
        read: (isRefused: boolean) => rerender(<Question onSave={onSave} isRefused={isRefused} />),
      };
    };

    it('is saved as soon as that is there', async () => {
      const { onSave, read } = await entered();
      read(false);
      expect(onSave).toHaveBeenCalledTimes(1);
    });

    it('is not saved when that refuses it', async () => {
      const { onSave, read } = await entered();
      read(true);
      expect(onSave).not.toHaveBeenCalled();
      expect(screen.getByRole('button', { name: 'Siirrä' })).toBeDisabled();
      read(false);
      expect(onSave).not.toHaveBeenCalled();
    });

    it('is taken back by whatever is done meanwhile', async () => {
      const { onSave, read } = await entered();
      await userEvent.keyboard('{ArrowRight}');
      read(false);
      expect(onSave).not.toHaveBeenCalled();
    });
  });
});
