import { useRef, type ReactNode, type SyntheticEvent } from 'react';
import { Button } from '../../actions/button.js';
import { FormFaultsProvider, useFormFaults } from '../../forms/form-faults.js';
import { useFirstField } from '../../forms/use-first-field.js';
import { texts } from '../../texts.js';
import { Modal } from './modal.js';
import { useWaitingSubmit } from './use-waiting-submit.js';

interface SmallDialogProps {
  /** The name of the form and the key of the window's remembered position. */
  name: string;
  title: string;
  /** The identity of the record it is about, as a badge after the title. */
  id?: string | number;
  /** Below the title: what it is about. */
  lead?: string;
  /** Of a question with more than a field or two. */
  width?: string;
  saveLabel: string;
  /** The answer is missing or invalid. An unreadable field counts as invalid by itself. */
  saveDisabled: boolean;
  /** What the answer depends on is still being read: who submits meanwhile waits for it. */
  isReading?: boolean;
  onSave: () => void;
  onClose: () => void;
  /** Left of the buttons: what keys do. */
  footerStart?: ReactNode;
  children: ReactNode;
}

const WIDTH = '420px';

/** A question with a few fields. Enter submits it, Esc cancels it. */
export function SmallDialog(props: SmallDialogProps) {
  const { name, title, id, lead, width = WIDTH, saveLabel, footerStart, onSave, onClose, children } = props;
  const { isReading = false } = props;
  const faults = useFormFaults();
  const disabled = faults.any || (props.saveDisabled && !isReading);
  const { isWaiting, submit, takeBack } = useWaitingSubmit({
    isReading,
    disabled,
    save: () => {
      onClose();
      onSave();
    },
  });
  const { form, firstField } = useFirstField();
  const save = useRef<HTMLButtonElement>(null);
  const initialFocus = {
    // Without a field Enter answers the question at once.
    get current() {
      return firstField.current ?? save.current;
    },
  };
  function onSubmit(event: SyntheticEvent): void {
    event.preventDefault();
    // A form that the window stands over is not submitted with it.
    event.stopPropagation();
    if (!disabled) submit();
  }
  return (
    <Modal
      open
      onClose={onClose}
      {...{ title, id, lead }}
      placeKey={name}
      width={width}
      initialFocus={initialFocus}
      footer={
        <>
          {footerStart}
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button ref={save} variant="primary" type="submit" form={name} disabled={disabled} busy={isWaiting}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <form id={name} onSubmit={onSubmit} onKeyDown={takeBack} onPointerDown={takeBack} ref={form}>
        <FormFaultsProvider faults={faults}>{children}</FormFaultsProvider>
      </form>
    </Modal>
  );
}
