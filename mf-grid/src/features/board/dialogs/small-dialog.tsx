import { Button, Modal } from '@keikka/ui';
import type { ReactNode, SyntheticEvent } from 'react';
import { useFirstField } from '../../../first-field/use-first-field.js';
import { texts } from '../texts.js';

export interface SmallDialogProps {
  /** Name of the form and of the place where the window was dragged to. */
  name: string;
  title: string;
  saveLabel: string;
  saveDisabled: boolean;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
}

const WIDTH = '420px';

/** A question of one or two fields: Enter answers it, Esc does not. */
export function SmallDialog(props: SmallDialogProps) {
  const { name, title, saveLabel, saveDisabled, onSave, onClose, children } = props;
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
          <Button onClick={onClose}>{texts.move.cancel}</Button>
          <Button variant="primary" type="submit" form={name} disabled={saveDisabled}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <form id={name} onSubmit={submit} ref={form}>
        {children}
      </form>
    </Modal>
  );
}
