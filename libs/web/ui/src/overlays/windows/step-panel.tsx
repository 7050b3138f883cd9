import { Box, chakra, Flex, Span } from '@chakra-ui/react';
import { useId, type KeyboardEvent, type ReactNode, type SubmitEvent } from 'react';
import { Button } from '../../actions/button.js';
import { FailureBanner, type Failure } from '../../feedback/failure-banner.js';
import { texts } from '../../texts.js';
import { TAKES_ESCAPE } from './takes-escape.js';

interface StepPanelProps {
  title: string;
  /** The record can only be read. */
  readOnly?: boolean;
  saving: boolean;
  saveLabel: string;
  saveDisabled?: boolean;
  failure: Failure | null;
  onSave: () => void;
  onClose: () => void;
  /** Beside the buttons: a destructive action. */
  footerStart?: ReactNode;
  children: ReactNode;
}

/** What a `StepModal` is in a window, in place within another record: Enter saves and Esc closes this alone. */
export function StepPanel(props: StepPanelProps) {
  const { title, readOnly = false, saving, saveLabel, saveDisabled, failure, onSave, onClose } = props;
  const id = useId();
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (!readOnly && !saving && !saveDisabled) onSave();
  }
  function closeOnEscape(event: KeyboardEvent<HTMLElement>): void {
    // A list that is open within has taken the key for itself.
    const isOpen = (event.target as HTMLElement).getAttribute('aria-expanded') === 'true';
    if (event.key !== 'Escape' || isOpen) return;
    if (!event.currentTarget.contains(event.target as HTMLElement)) return;
    event.stopPropagation();
    if (!saving) onClose();
  }
  return (
    <Box
      role="group"
      aria-labelledby={id}
      borderWidth="1px"
      borderRadius="control"
      bg="bg.canvas"
      onKeyDown={closeOnEscape}
      {...TAKES_ESCAPE}
    >
      <Box id={id} px="3" pt="2" textStyle="text.table" fontWeight="semibold">
        {title}
      </Box>
      <chakra.form onSubmit={submit} noValidate p="3">
        {failure && (
          <Box mb="3">
            <FailureBanner {...failure} />
          </Box>
        )}
        {props.children}
        <Flex mt="3" gap="2" align="center" wrap="wrap">
          {!readOnly && props.footerStart}
          <Span flex="1" textStyle="text.table" color="fg.muted" role="status">
            {saving && texts.window.saving}
          </Span>
          <Button onClick={onClose} disabled={saving}>
            {readOnly ? texts.window.close : texts.window.cancel}
          </Button>
          {!readOnly && (
            <Button type="submit" variant="primary" busy={saving} disabled={saveDisabled}>
              {saveLabel}
            </Button>
          )}
        </Flex>
      </chakra.form>
    </Box>
  );
}
