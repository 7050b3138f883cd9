import { helsinkiInstant } from '@keikka/domain';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AppProvider } from '../../app/app-provider.js';
import { TimeField } from '../../forms/time-field.js';
import { SmallDialog } from './small-dialog.js';

const at = (minutes: number): number => helsinkiInstant('20261120', minutes).getTime();

function Question({ onSave }: { onSave: (ms: number) => void }) {
  const [ms, setMs] = useState(at(420));
  return (
    <AppProvider>
      <SmallDialog
        name="siirra"
        title="Siirrä"
        saveLabel="Siirrä"
        saveDisabled={false}
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
    function Asked({
      onSave,
      isReading,
      ok = true,
    }: {
      onSave: () => void;
      isReading: boolean;
      ok?: boolean;
    }) {
      return (
        <AppProvider>
          <SmallDialog
            name="siirra"
            title="Siirrä"
            saveLabel="Siirrä"
            saveDisabled={isReading || !ok}
            isReading={isReading}
            onSave={onSave}
            onClose={jest.fn()}
          >
            <TimeField label="Alkaa" value={at(420)} immediate onValueChange={jest.fn()} />
          </SmallDialog>
        </AppProvider>
      );
    }
    const entered = async () => {
      const onSave = jest.fn();
      const { rerender } = render(<Asked onSave={onSave} isReading />);
      await userEvent.type(await screen.findByRole('textbox', { name: 'Alkaa' }), '{Enter}');
      expect(screen.getByRole('button', { name: 'Siirrä' })).toHaveAttribute('aria-busy', 'true');
      expect(onSave).not.toHaveBeenCalled();
      return { onSave, read: (ok: boolean) => rerender(<Asked onSave={onSave} isReading={false} ok={ok} />) };
    };

    it('is saved as soon as that is there', async () => {
      const { onSave, read } = await entered();
      read(true);
      expect(onSave).toHaveBeenCalledTimes(1);
    });

    it('is not saved when that refuses it', async () => {
      const { onSave, read } = await entered();
      read(false);
      expect(onSave).not.toHaveBeenCalled();
      expect(screen.getByRole('button', { name: 'Siirrä' })).toBeDisabled();
      read(true);
      expect(onSave).not.toHaveBeenCalled();
    });

    it('is taken back by whatever is done meanwhile', async () => {
      const { onSave, read } = await entered();
      await userEvent.keyboard('{ArrowRight}');
      read(true);
      expect(onSave).not.toHaveBeenCalled();
    });
  });
});
