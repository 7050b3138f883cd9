import { Box, Button, Flex, Kbd, Modal } from '@keikka/ui';
import { useRef } from 'react';
import { keyText } from '../keyboard/key-text.js';
import { useShortcutGroups, type ListedShortcut } from '../keyboard/listed-shortcuts.js';
import { frameTexts } from './texts.js';

const WIDTH = '480px';

/** Lists the shortcuts of the mounted components. */
export function ShortcutList({ onClose }: { onClose: () => void }) {
  const groups = useShortcutGroups();
  const close = useRef<HTMLButtonElement>(null);
  return (
    <Modal
      open
      onClose={onClose}
      title={frameTexts.shortcuts}
      placeKey="pikanappaimet"
      width={WIDTH}
      initialFocus={close}
      footer={
        <Button ref={close} onClick={onClose}>
          {frameTexts.close}
        </Button>
      }
    >
      {groups.map(({ title, shortcuts }) => (
        <Box as="section" key={title} aria-label={title} mb="4">
          <Box as="h3" textStyle="text.label" fontWeight="semibold" color="fg.muted" mb="1">
            {title}
          </Box>
          <dl>
            {shortcuts.map((shortcut) => (
              <Line key={shortcut.label} {...shortcut} />
            ))}
          </dl>
        </Box>
      ))}
    </Modal>
  );
}

function Line({ keys, label }: ListedShortcut) {
  return (
    <Flex
      align="center"
      gap="3"
      minH="7"
      textStyle="text.table"
      borderBottomWidth="1px"
      borderColor="border.subtle"
    >
      <Box as="dt" flex="1">
        {label}
      </Box>
      <Flex as="dd" gap="1" wrap="wrap" justify="flex-end">
        {keys.map((key) => (
          <Kbd key={key}>{keyText(key)}</Kbd>
        ))}
      </Flex>
    </Flex>
  );
}
