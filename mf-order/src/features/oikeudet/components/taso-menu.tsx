import { personName } from '@keikka/domain';
import {
  Ban,
  Button,
  ChevronDown,
  Contact,
  Eye,
  Menu,
  Pencil,
  Trash2,
  type LucideIcon,
  type MenuEntry,
} from '@keikka/ui';
import { levelOf, levels, type Henkilo, type Kind, type Level } from '../model/tasot.js';
import { texts } from '../texts.js';

export const levelIcons: Readonly<Record<Level, LucideIcon>> = { write: Pencil, read: Eye, none: Ban };

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

interface TasoMenuProps {
  henkilo: Henkilo;
  kind: Kind;
  onLevel: (level: Level) => void;
  onEdit: () => void;
  onRemove: () => void;
}

/** The level of a person, and what else may be done about him [O-136]. Without an e-mail no level works (O-140). */
export function TasoMenu({ henkilo, kind, onLevel, onEdit, onRemove }: TasoMenuProps) {
  const level = levelOf(henkilo);
  const Icon = levelIcons[level];
  const name = personName(henkilo);
  const hasEmail = henkilo.personEmail.trim() !== '';
  const entries: MenuEntry[] = [
    { id: 'heading', heading: texts.heading(name, kind) },
    ...levels.map((one) => ({
      id: one,
      label: texts.levels[one],
      icon: levelIcons[one],
      below: hasEmail ? sentence(texts.meanings[kind][one]) : texts.noEmail,
      checked: one === level,
      disabled: !hasEmail,
      onSelect: () => one !== level && onLevel(one),
    })),
    { id: 'line', separator: true },
    { id: 'edit', label: texts.edit.title, icon: Contact, onSelect: onEdit },
    { id: 'line2', separator: true },
    { id: 'remove', label: texts.remove, icon: Trash2, danger: true, onSelect: onRemove },
  ];
  return (
    <Menu
      placement="bottom-end"
      entries={entries}
      trigger={
        <Button variant="secondary" size="sm" aria-label={texts.levelOf(name, level)} flexShrink="0">
          <Icon
            aria-hidden
            color={hasEmail && level !== 'none' ? 'var(--keikka-colors-brand-fg)' : undefined}
          />
          <ChevronDown aria-hidden />
        </Button>
      }
    />
  );
}
