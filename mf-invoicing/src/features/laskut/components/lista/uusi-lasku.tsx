import { Field, Input } from '@keikka/ui';
import { SmallDialog } from '@keikka/ui/forms';
import { useState } from 'react';
import { texts } from '../../texts.js';

const NUMBER = /^\d{1,9}$/;

interface UusiLaskuProps {
  onCreate: (keikkaId: number) => void;
  onClose: () => void;
}

/** Asks for which order an invoice is made. */
export function UusiLasku({ onCreate, onClose }: UusiLaskuProps) {
  const [text, setText] = useState('');
  const number = text.trim();
  return (
    <SmallDialog
      name="uusi-lasku"
      title={texts.uusiTitle}
      saveLabel={texts.luo}
      saveDisabled={!NUMBER.test(number)}
      onSave={() => onCreate(Number(number))}
      onClose={onClose}
    >
      <Field label={texts.keikkaId}>
        <Input
          value={text}
          onChange={({ target }) => setText(target.value)}
          inputMode="numeric"
          autoComplete="off"
        />
      </Field>
    </SmallDialog>
  );
}
