import { Box, Span, chakra } from '@chakra-ui/react';
import { Eye, Pencil } from 'lucide-react';
import type { ReactNode, SubmitEvent } from 'react';
import { Button } from '../../actions/button.js';
import { IconButton } from '../../actions/icon-button.js';
import { FailureBanner, type Failure } from '../../feedback/failure-banner.js';
import { texts } from '../../texts.js';
import { HelpPopover, type Help } from '../help-popover.js';
import { Modal, type ModalProps } from './modal.js';

export interface StepModalProps extends Omit<ModalProps, 'footer' | 'busy'> {
  /** The help text of the window, behind the help icon. */
  help?: Help;
  editing: boolean;
  /** Absent when the person may not switch between viewing and editing. */
  onEditingChange?: (editing: boolean) => void;
  /** Saving is under way: 'Käsitellään...', no second press, and no closing before the outcome is shown. */
  saving?: boolean;
  /** There is nothing to save yet, or something is wrong. */
  saveDisabled?: boolean;
  /** What the save does, where it is more than saving. */
  saveLabel?: ReactNode;
  /** Why the last save failed, shown in the window where the focus is. */
  failure?: Failure | null;
  onSave: () => void;
  /** Beside the buttons: the number of unsaved changes, an error, a destructive action. */
  footerStart?: ReactNode;
}

/** The common window of one record: viewed with SULJE, edited with PERUUTA and TALLENNA; 800 px wide unless it has panes [G-096, G-097]. */
export function StepModal(props: StepModalProps) {
  const {
    help,
    editing,
    onEditingChange,
    saving = false,
    saveDisabled,
    saveLabel = texts.window.save,
    failure,
    onSave,
    footerStart,
    headerEnd,
    children,
    onClose,
    ...modal
  } = props;
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    // A window that stands over a form is none of that form's fields.
    event.stopPropagation();
    if (editing && !saving && !saveDisabled) onSave();
  }
  return (
    <Modal
      {...modal}
      busy={saving}
      onClose={onClose}
      headerEnd={
        <>
          {help && <HelpPopover {...help} />}
          {onEditingChange && (
            <EditingToggle editing={editing} disabled={saving} onChange={onEditingChange} />
          )}
          {headerEnd}
        </>
      }
      footer={
        <>
          <Span flex="1" minW="0" textStyle="text.table" color="fg.muted">
            {saving ? texts.window.saving : footerStart}
          </Span>
          {editing ? (
            <>
              <Button onClick={onClose} disabled={saving}>
                {texts.window.cancel}
              </Button>
              <Button variant="primary" onClick={onSave} busy={saving} disabled={saveDisabled}>
                {saveLabel}
              </Button>
            </>
          ) : (
            <Button onClick={onClose}>{texts.window.close}</Button>
          )}
        </>
      }
    >
      {failure && (
        <Box mb="3" position="sticky" top="0" zIndex="1">
          <FailureBanner {...failure} />
        </Box>
      )}
      <chakra.form onSubmit={submit} width="full" noValidate>
        {children}
        {/* Enter submits a form only if it has a submit button; the visible one is in the footer. */}
        <button type="submit" hidden />
      </chakra.form>
    </Modal>
  );
}

interface EditingToggleProps {
  editing: boolean;
  disabled: boolean;
  onChange: (editing: boolean) => void;
}

function EditingToggle({ editing, disabled, onChange }: EditingToggleProps) {
  return (
    <IconButton
      label={editing ? texts.window.view : texts.window.edit}
      aria-pressed={editing}
      disabled={disabled}
      onClick={() => onChange(!editing)}
    >
      {editing ? <Eye /> : <Pencil />}
    </IconButton>
  );
}
