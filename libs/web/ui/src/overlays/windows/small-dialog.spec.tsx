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
});
