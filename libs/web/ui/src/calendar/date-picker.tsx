import { Popover } from '@chakra-ui/react';
import { shortDate } from '@keikka/domain';
import { Calendar as CalendarIcon } from 'lucide-react';
import { useRef, useState, type ReactElement } from 'react';
import { Button } from '../actions/button.js';
import { Popup } from '../parts/popup.js';
import { usePortalContainer } from '../parts/portal-container.js';
import { texts } from '../texts.js';
import { Calendar, type CalendarProps } from './calendar.js';

interface DatePickerProps extends CalendarProps {
  label: string;
  disabled?: boolean;
  /** The button is as wide as its field. */
  block?: boolean;
  /** The element that opens the calendar instead of the button with the date. */
  trigger?: ReactElement;
}

/** A day, shown as `pe 20.11.2026`, chosen from a calendar. */
export function DatePicker(props: DatePickerProps) {
  const { label, disabled, block, trigger, value, onValueChange, ...calendar } = props;
  const [open, setOpen] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const container = usePortalContainer();
  function choose(day: string): void {
    setOpen(false);
    onValueChange(day);
  }
  return (
    <Popover.Root
      open={open}
      onOpenChange={(change) => setOpen(change.open)}
      lazyMount
      unmountOnExit
      positioning={{ gutter: 4 }}
      initialFocusEl={() => content.current?.querySelector<HTMLElement>('td [tabindex="0"]') ?? null}
      finalFocusEl={() => focusedMeanwhile(container?.current, content.current)}
    >
      <Popover.Trigger asChild>
        {trigger ?? (
          <Button
            aria-label={value ? `${label}: ${shortDate(value)}` : label}
            disabled={disabled}
            fontWeight="normal"
            {...(block && { width: 'full', justifyContent: 'flex-start' })}
          >
            <CalendarIcon />
            {value ? shortDate(value) : texts.calendar.chooseDay}
          </Button>
        )}
      </Popover.Trigger>
      <Popup>
        <Popover.Positioner>
          <Popover.Content ref={content} aria-label={label}>
            <Popover.Body>
              <Calendar {...calendar} value={value} onValueChange={choose} />
            </Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Popup>
    </Popover.Root>
  );
}

/** Focus returns one frame after the calendar closes, unless a key has focused something else by then. */
function focusedMeanwhile(
  container: HTMLElement | null | undefined,
  calendar: HTMLElement | null,
): HTMLElement | null {
  const root = container?.getRootNode();
  const { activeElement } = root instanceof ShadowRoot ? root : document;
  const isElsewhere = activeElement !== document.body && !calendar?.contains(activeElement);
  return isElsewhere && activeElement instanceof HTMLElement ? activeElement : null;
}
