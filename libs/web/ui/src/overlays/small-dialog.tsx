import type { ReactNode, SyntheticEvent } from 'react';
import { Button } from '../actions/button.js';
import { FormFaultsProvider, useFormFaults } from '../forms/form-faults.js';
import { useFirstField } from '../forms/use-first-field.js';
import { texts } from '../texts.js';
import { Modal } from './modal.js';

export interface SmallDialogProps {
  /** Name of the form and of the place where the window was dragged to. */
  name: string;
  title: string;
  saveLabel: string;
  /** The answer is none; what a field can't read is no answer either. */
  saveDisabled: boolean;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
}

const WIDTH = '420px';

/** A question of one or two fields: Enter answers it, Esc does not. */
export function SmallDialog(props: SmallDialogProps) {
  const { name, title, saveLabel, onSave, onClose, children } = props;
  const faults = useFormFaults();
  const saveDisabled = props.saveDisabled || faults.any;
  const { form, firstField } = useFirstField();
  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (saveDisabled) return;
    onClose();
    onSave();
  }
  return (
    <Modal
      open
      onClose={onClose}
      title={title}
      placeKey={name}
      width={WIDTH}
      initialFocus={firstField}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" type="submit" form={name} disabled={saveDisabled}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <form id={name} onSubmit={submit} ref={form}>
        <FormFaultsProvider faults={faults}>{children}</FormFaultsProvider>
      </form>
    </Modal>
  );
}
