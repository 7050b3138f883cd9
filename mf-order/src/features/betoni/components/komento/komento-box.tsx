import {
  TO_COMMENT,
  type Komento,
  type KomentoChanges,
  type KomentoLine,
  type KomentoLists,
} from '@keikka/domain';
import { Box, CircleQuestionMark, Field, Flex, IconButton, Input, Keyboard, Span } from '@keikka/ui';
import { TAKES_ESCAPE } from '@keikka/ui/forms';
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react';
import { komentoTexts as texts } from '../../komento-texts.js';
import { readChosen, valmisRivi, withChoice, type Chosen } from '../../model/komento-view.js';
import { KomentoChips } from './komento-chips.js';
import { KomentoHelp } from './komento-help.js';
import { KomentoOptions } from './komento-options.js';
import { KomentoResult } from './komento-result.js';

interface KomentoBoxProps {
  line: () => KomentoLine;
  /** null while they are not there; then nothing is read yet, and Enter waits for them. */
  lists: KomentoLists | null;
  /** Puts what was read on the line. */
  onApply: (changes: KomentoChanges) => void;
  /** Opens the window of the company's own commands; absent for who may not keep them. */
  onKeep?: () => void;
}

const unread: Komento = { words: [], changes: {}, isAmbiguous: false, isTooLong: false };

/**
 * The command box: a mix is typed as it is said, and shows chip by chip what it means. A word with several meanings waits
 * for a choice (R-08) [O-046].
 */
export function KomentoBox({ line, lists, onApply, onKeep }: KomentoBoxProps) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<Chosen>({});
  const [marked, setMarked] = useState(0);
  const [isHelping, setIsHelping] = useState(false);
  const [isEntered, setIsEntered] = useState(false);
  const listId = useId();
  const helpButton = useRef<HTMLButtonElement>(null);
  const komento = lists ? readChosen(text, line(), lists, chosen) : unread;
  const asked = komento.words.findIndex(({ as }) => as === 'ambiguous');
  const word = komento.words[asked];
  const options = word?.as === 'ambiguous' ? word.options : [];
  const mark = Math.min(marked, options.length - 1);

  function choose(key: string): void {
    if (word) setChosen(withChoice(chosen, asked, word, key));
    setMarked(0);
  }
  function apply(): void {
    setIsEntered(!lists);
    if (!lists || komento.isAmbiguous || komento.isTooLong || text.trim() === '') return;
    onApply(komento.changes);
    setText('');
    setChosen({});
  }
  const applyEntered = useEffectEvent(() => {
    if (isEntered) apply();
  });
  useEffect(() => {
    if (lists) queueMicrotask(applyEntered);
  }, [lists]);
  const acts: Partial<Record<string, () => void>> = {
    Enter: apply,
    ...(options.length > 0 && {
      ArrowDown: () => setMarked((mark + 1) % options.length),
      ArrowUp: () => setMarked((mark + options.length - 1) % options.length),
      Tab: () => choose(options[mark]?.meaning.key ?? TO_COMMENT),
      Escape: () => choose(TO_COMMENT),
    }),
  };
  function onKeyDown(event: KeyboardEvent): void {
    const act = acts[event.key];
    if (!act || event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return;
    // Enter saves no order, and Escape closes no window, as long as the box has a use for it.
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat || event.key.startsWith('Arrow')) act();
  }
  function closeHelp(): void {
    setIsHelping(false);
    helpButton.current?.focus();
  }
  const isOpen = options.length > 0;
  return (
    <Box bg="bg.muted" p="2" borderRadius="control" {...(isOpen && TAKES_ESCAPE)}>
      <Flex align="end" gap="1">
        <Box flex="1" minW="0">
          <Field label={texts.label} error={komento.isTooLong ? texts.tooLong : undefined}>
            <Input
              value={text}
              placeholder={texts.placeholder}
              autoComplete="off"
              spellCheck={false}
              data-komento=""
              role="combobox"
              aria-expanded={isOpen}
              aria-controls={isOpen ? listId : undefined}
              aria-activedescendant={isOpen ? `${listId}-${mark}` : undefined}
              onChange={({ target }) => {
                setText(target.value);
                setMarked(0);
                setIsEntered(false);
              }}
              onKeyDown={onKeyDown}
            />
          </Field>
        </Box>
        <IconButton
          ref={helpButton}
          label={texts.help}
          aria-expanded={isHelping}
          onClick={() => setIsHelping(!isHelping)}
        >
          <CircleQuestionMark />
        </IconButton>
      </Flex>
      {text.trim() !== '' && (
        <Span textStyle="text.label" color={isOpen ? 'status.warning.fg' : 'fg.muted'} aria-live="polite">
          <Keyboard size={14} aria-hidden style={{ display: 'inline', marginInlineEnd: '4px' }} />
          {isEntered ? texts.loading : isOpen ? texts.waits : texts.enter}
        </Span>
      )}
      <KomentoChips words={komento.words} />
      {lists && word && isOpen && (
        <KomentoOptions
          id={listId}
          word={word.text}
          options={options}
          lists={lists}
          marked={mark}
          onChoose={choose}
        />
      )}
      {lists && text.trim() !== '' && !komento.isTooLong && (
        <KomentoResult {...valmisRivi(komento, line(), lists)} />
      )}
      {lists && isHelping && <KomentoHelp {...{ lists, onKeep }} onClose={closeHelp} />}
    </Box>
  );
}
