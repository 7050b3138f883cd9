import { Popover, Stack, Text } from '@chakra-ui/react';
import { CircleQuestionMark } from 'lucide-react';
import { Button } from '../actions/button.js';
import { Popup } from '../parts/popup.js';

export interface Help {
  /** The subject of the help, which labels the icon and its text. */
  label: string;
  paragraphs: readonly string[];
}

/** An icon that explains the thing beside it; the text stays open while it is read. */
export function HelpPopover({ label, paragraphs }: Help) {
  return (
    <Popover.Root lazyMount unmountOnExit positioning={{ placement: 'bottom-end', gutter: 4 }}>
      <Popover.Trigger asChild>
        <Button variant="ghost" square aria-label={label}>
          <CircleQuestionMark />
        </Button>
      </Popover.Trigger>
      <Popup>
        <Popover.Positioner>
          <Popover.Content aria-label={label} maxW="min(360px, calc(100dvw - 16px))">
            <Popover.Body>
              <Stack gap="2">
                {paragraphs.map((paragraph) => (
                  <Text key={paragraph} textStyle="text.table">
                    {paragraph}
                  </Text>
                ))}
              </Stack>
            </Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Popup>
    </Popover.Root>
  );
}
