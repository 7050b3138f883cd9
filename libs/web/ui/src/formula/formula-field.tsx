import { Box, Field as ChakraField, Span } from '@chakra-ui/react';
import { FORMULA_MAX_LENGTH, repaired, repairsOf, type FormulaRepair } from '@keikka/domain/formula';
import { CircleAlert } from 'lucide-react';
import { useId, useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react';
import { Button } from '../actions/button.js';
import { CompletionList, completionId } from './completion-list.js';
import { FormulaInput } from './formula-input.js';
import { formulaState, variableText, type FormulaState, type FormulaSubject } from './formula-preview.js';
import { formulaTexts } from './formula-texts.js';
import { typeInto } from './type-into.js';
import { useCompletion } from './use-completion.js';

export interface FormulaFieldProps<Context> extends FormulaSubject<Context> {
  label: ReactNode;
  value: string;
  onValueChange: (value: string) => void;
  /** The title of the context above the values in the list: 'Tilaus 4711'. */
  contextTitle?: string;
  placeholder?: string;
  disabled?: boolean;
  readOnly?: boolean;
  /** Lets a form focus the field with the fault. */
  ref?: Ref<Pick<HTMLElement, 'focus'>>;
}

/** From this length on the counter always shows; below it, only while typing. */
const COUNTED_FROM = 2500;

/**
 * A formula field, used wherever a formula is written [G-186]: its value on a real order beside the label, completion
 * of names with Finnish labels, and the error at its place, in the contract's words, with its repair as a button.
 */
export function FormulaField<Context>({
  label,
  value: source,
  onValueChange,
  contextTitle,
  placeholder,
  disabled,
  readOnly,
  ref,
  ...subject
}: FormulaFieldProps<Context>) {
  const { schema, kind, context } = subject;
  // Normalised as the browser shows it, because positions count in that text.
  const value = source.replace(/\r\n?/g, '\n');
  const [isFocused, setFocused] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const lastLine = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    focus() {
      input.current?.focus();
      // The browser only scrolls the field itself into view; the error stands below it.
      lastLine.current?.scrollIntoView({ block: 'nearest' });
    },
  }));
  const listId = useId();
  const completion = useCompletion({ schema, kind, value, input });
  const state = formulaState(value, subject);
  const lastPreview = useLastPreview(state);
  // A half-typed name is not reported as an error.
  const shown: FormulaState = completion.isOpen ? {} : state;
  const problem = shown.error ?? shown.missing;
  const { refused } = completion;
  const message = refused ? formulaTexts.noRoom(refused, FORMULA_MAX_LENGTH) : problem?.text;
  const messageId = `${listId}-message`;
  const mayWrite = !disabled && !readOnly;

  const hasRoom = (cure: FormulaRepair): boolean => repaired(value, cure).length <= FORMULA_MAX_LENGTH;

  function repair({ position: from, length, text }: FormulaRepair): void {
    if (!input.current) return;
    typeInto(input.current, { from, to: from + length, text, caret: from + text.length });
    completion.close();
  }

  return (
    <ChakraField.Root invalid={Boolean(shown.error)} disabled={disabled} readOnly={readOnly}>
      {/* The same height with and without a value. */}
      <Box display="flex" justifyContent="space-between" alignItems="end" gap="2" width="full" minH="18px">
        <ChakraField.Label flexShrink="0">{label}</ChakraField.Label>
        <LabelEnd state={shown} lastPreview={completion.isOpen ? lastPreview : undefined} />
      </Box>
      <FormulaInput
        ref={input}
        frame={frame}
        value={value}
        kind={kind}
        mark={problem}
        isInvalid={Boolean(shown.error)}
        maxLength={FORMULA_MAX_LENGTH}
        placeholder={placeholder}
        disabled={disabled}
        readOnly={readOnly}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={completion.isOpen ? listId : undefined}
        aria-activedescendant={completion.isOpen ? completionId(listId, completion.highlighted) : undefined}
        aria-describedby={message ? messageId : undefined}
        onChange={(event) => {
          onValueChange(event.target.value);
          completion.follow(event.target.value, event.target.selectionStart);
        }}
        onSelect={(event) => completion.leave(event.currentTarget.selectionStart)}
        onKeyDown={mayWrite ? completion.handleKey : undefined}
        onFocus={() => setFocused(true)}
        onBlur={() => {
          setFocused(false);
          completion.close();
        }}
      />
      <CompletionList
        {...completion}
        id={listId}
        contextTitle={context === undefined ? undefined : contextTitle}
        valueOf={({ name, isFunction }) =>
          isFunction || context === undefined ? '' : variableText(name, schema, context)
        }
        onChoose={completion.choose}
        onClose={completion.close}
        anchor={frame}
      />
      {/* Keeps its height, so that nothing moves under the pointer when the field loses its counter. */}
      <Box
        ref={lastLine}
        display="flex"
        alignItems="center"
        gap="2"
        width="full"
        minH="7"
        textStyle="text.label"
      >
        <Message
          id={messageId}
          text={message}
          isError={Boolean(shown.error) && !refused}
          repairs={problem && !refused && mayWrite ? repairsOf(value, problem).filter(hasRoom) : []}
          onRepair={repair}
        />
        {(isFocused || value.length >= COUNTED_FROM) && (
          <Span ms="auto" color="fg.subtle" flexShrink="0">
            {formulaTexts.length(value.length, FORMULA_MAX_LENGTH)}
          </Span>
        )}
      </Box>
    </ChakraField.Root>
  );
}

/** The most recent value, shown while the formula is incomplete. */
function useLastPreview({ preview }: FormulaState): string | undefined {
  const [last, setLast] = useState(preview);
  if (preview !== undefined && preview !== last) setLast(preview);
  return preview ?? last;
}

function LabelEnd({ state, lastPreview }: { state: FormulaState; lastPreview?: string }) {
  const { error, preview } = state;
  if (error)
    return (
      <Span textStyle="text.label" color="status.error.fg">
        {formulaTexts.place(error.position)}
      </Span>
    );
  const value = preview ?? lastPreview;
  if (value === undefined) return null;
  return (
    <Box display="flex" alignItems="baseline" gap="1" minW="0">
      {/* In a narrow space the label shrinks before the value does. */}
      <Span textStyle="text.label" color="fg.subtle" truncate flexShrink="9">
        {preview === undefined ? formulaTexts.lastPreview : formulaTexts.preview}
      </Span>
      <Span textStyle="text.table" fontWeight="semibold" truncate title={value}>
        {value}
      </Span>
    </Box>
  );
}

interface MessageProps {
  id: string;
  text: string | undefined;
  isError: boolean;
  repairs: readonly FormulaRepair[];
  onRepair: (repair: FormulaRepair) => void;
}

function Message({ id, text, isError, repairs, onRepair }: MessageProps) {
  return (
    <Box display="flex" alignItems="center" gap="1.5" minW="0" flex="1">
      <Span
        id={id}
        aria-live="polite"
        color={isError ? 'status.error.fg' : 'status.warning.fg'}
        display="inline-flex"
        alignItems="center"
        gap="1.5"
        minW="0"
      >
        {text && (
          <>
            <CircleAlert aria-hidden size={14} style={{ flexShrink: 0 }} />
            {/* A name may be as long as the formula. */}
            <Span overflowWrap="anywhere">{text}</Span>
          </>
        )}
      </Span>
      {repairs.map((repair) => (
        <Button
          key={repair.title}
          variant="link"
          size="sm"
          ms="auto"
          // The field keeps the focus; otherwise its counter would disappear and the button would move away
          // from the pointer.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onRepair(repair)}
        >
          {repair.title}
        </Button>
      ))}
    </Box>
  );
}
