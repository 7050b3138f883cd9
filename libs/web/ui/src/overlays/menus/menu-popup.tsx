import { Box, Menu as ChakraMenu } from '@chakra-ui/react';
import { Check, type LucideIcon } from 'lucide-react';
import { Fragment } from 'react';
import { keyHint } from '../../theme/recipes/control.js';
import { ColourSwatch } from '../../parts/colour-swatch.js';
import { Popup } from '../../parts/popup.js';
import { texts } from '../../texts.js';

export interface MenuItem {
  id: string;
  label: string;
  /** Said for the label, where it alone does not say of what: 'Poista rivi 2'. It begins with the label. */
  spoken?: string;
  icon?: LucideIcon;
  /** Colour of the icon, e.g. `status.warning.fg`. */
  iconColor?: string;
  /** A company's own colour, instead of an icon. */
  swatch?: string;
  /** What is to be known of the choice, at its end: 'varattu 10–12'. */
  detail?: string;
  /** Below the label: what the choice means, or why it cannot be made. */
  below?: string;
  /** The key that does the same; not shown for fingers. */
  shortcut?: string;
  checked?: boolean;
  danger?: boolean;
  disabled?: boolean;
  onSelect: () => void;
}

/** A heading, a line between groups and a hint for keys at the foot have no action. */
export type MenuEntry =
  MenuItem | { id: string; heading: string } | { id: string; separator: true } | { id: string; hint: string };

/** What opens: the entries, for a button's menu and a context menu alike. */
export function MenuPopup({ entries }: { entries: readonly MenuEntry[] }) {
  return (
    <Popup>
      <ChakraMenu.Positioner>
        <ChakraMenu.Content>
          {withoutLoneLines(entries).map((entry) => (
            <Fragment key={entry.id}>{renderEntry(entry)}</Fragment>
          ))}
        </ChakraMenu.Content>
      </ChakraMenu.Positioner>
    </Popup>
  );
}

/** A separator without entries on both sides is dropped, because this person's rights hid them. */
function withoutLoneLines(entries: readonly MenuEntry[]): MenuEntry[] {
  const parts = entries.filter((entry, index) => {
    const before = entries[index - 1];
    return !('separator' in entry) || (before !== undefined && !('separator' in before));
  });
  const last = parts.at(-1);
  return last && 'separator' in last ? parts.slice(0, -1) : parts;
}

function renderEntry(entry: MenuEntry) {
  if ('separator' in entry) return <ChakraMenu.Separator />;
  if ('hint' in entry)
    return (
      <Box
        mt="1"
        mx="-1"
        px="3.5"
        pt="1.5"
        pb="1"
        borderTopWidth="1px"
        textStyle="text.small"
        color="fg.subtle"
        css={keyHint}
      >
        {entry.hint}
      </Box>
    );
  if ('heading' in entry)
    return (
      <ChakraMenu.ItemGroup>
        <ChakraMenu.ItemGroupLabel>{entry.heading}</ChakraMenu.ItemGroupLabel>
      </ChakraMenu.ItemGroup>
    );
  return <Item {...entry} />;
}

function Item(item: MenuItem) {
  const {
    id,
    label,
    spoken,
    icon: Icon,
    iconColor,
    swatch,
    detail,
    below,
    shortcut,
    checked,
    danger,
    disabled,
    onSelect,
  } = item;
  return (
    <ChakraMenu.Item
      value={id}
      disabled={disabled}
      aria-label={spoken}
      onSelect={onSelect}
      data-danger={danger || undefined}
      fontWeight={checked ? 'semibold' : 'normal'}
      // The reason why it cannot be chosen is to be read.
      {...(below && { _disabled: { color: 'fg.muted', opacity: 1, cursor: 'not-allowed' } })}
    >
      {swatch !== undefined && <ColourSwatch colour={swatch} />}
      {Icon && <Icon color={iconColor && `var(--keikka-colors-${iconColor.replaceAll('.', '-')})`} />}
      <ChakraMenu.ItemText>
        {label}
        {below && (
          <Box textStyle="text.label" color="fg.muted" maxW="56" whiteSpace="normal">
            {below}
          </Box>
        )}
      </ChakraMenu.ItemText>
      {detail && <ChakraMenu.ItemCommand>{detail}</ChakraMenu.ItemCommand>}
      {shortcut && <ChakraMenu.ItemCommand css={keyHint}>{shortcut}</ChakraMenu.ItemCommand>}
      {checked && <Check aria-label={texts.checked} />}
    </ChakraMenu.Item>
  );
}
