import type { Betoni, KeikkaBetoniAttr } from '@keikka/contracts';
import { Box, Button, ChevronDown, Flex, IconButton, Input, Menu, Pencil, Plus, Span, X } from '@keikka/ui';
import { useRef, useState } from 'react';
import { useAttrs, type Owners } from '../api/use-betoni-lists.js';
import type { Lisat } from '../api/use-lisat.js';
import { useMayKeep } from '../api/use-may-keep.js';
import { hallintaTexts } from '../lisat-hallinta-texts.js';
import { texts } from '../texts.js';

interface LisatSectionProps {
  line: Betoni;
  of: Owners;
  lisat: Lisat;
  readOnly: boolean;
  /** Opens the window of the company's own extras. */
  onKeep: () => void;
}

/** The extras of a line: those it has with their comments, and those that may be added [O-044]. */
export function LisatSection({ line, of, lisat, readOnly, onKeep }: LisatSectionProps) {
  const mayKeep = useMayKeep(of);
  if (readOnly && line.attrs.length === 0) return null;
  return (
    <Box mt="2" role="group" aria-label={texts.lisat.title}>
      <Flex align="center" gap="2" minH="7">
        <Span textStyle="text.label" fontWeight="semibold">
          {texts.lisat.title}
        </Span>
        <Count>{line.attrs.length}</Count>
        {mayKeep && (
          <Button
            variant="link"
            size="sm"
            ms="auto"
            textStyle="text.label"
            fontWeight="semibold"
            onClick={onKeep}
          >
            {hallintaTexts.open}
          </Button>
        )}
      </Flex>
      <Box borderWidth="1px" borderColor="border.subtle" borderRadius="control" overflow="hidden">
        {line.attrs.map((lisa) => (
          // Another comment from elsewhere is another row.
          <LisaRow
            key={`${lisa.keikkaBetoniAttrId} ${lisa.keikkaBetoniAttrComment}`}
            {...{ line, lisa, lisat, readOnly }}
          />
        ))}
        {!readOnly && <AddRow {...{ line, of, lisat }} />}
      </Box>
    </Box>
  );
}

const Count = ({ children }: { children: number }) => (
  <Span
    px="1.5"
    borderRadius="bar"
    bg="bg.muted"
    color="fg.muted"
    textStyle="text.label"
    fontWeight="semibold"
  >
    {children}
  </Span>
);

const SHORT_LIST = 4;

/** The foot of the box: the extras that are offered at once, and a menu of all that the line lacks. */
function AddRow({ line, of, lisat }: Pick<LisatSectionProps, 'line' | 'of' | 'lisat'>) {
  const { data = [] } = useAttrs(of);
  const left = data.filter(({ attrId }) => !line.attrs.some((one) => one.attrId === attrId));
  const shown = left.filter(({ showInDropDown }) => showInDropDown === 1);
  return (
    <Flex align="center" gap="1.5" wrap="wrap" px="2" py="1" bg="bg.subtle">
      <Flex align="center" gap="1" me="1" color="brand.fg" textStyle="text.label" fontWeight="semibold">
        <Plus size={14} aria-hidden />
        {texts.lisat.add}
      </Flex>
      {shown.slice(0, SHORT_LIST).map((attr) => (
        <Button key={attr.attrId} size="sm" fontWeight="normal" onClick={() => lisat.add(line, attr)}>
          {attr.attrNimike}
        </Button>
      ))}
      <Menu
        placement="bottom-end"
        trigger={
          <Button size="sm" variant="ghost" ms="auto" fontWeight="normal">
            {texts.lisat.all(left.length)}
            <ChevronDown />
          </Button>
        }
        entries={left.map((attr) => ({
          id: String(attr.attrId),
          label: attr.attrNimike,
          onSelect: () => lisat.add(line, attr),
        }))}
      />
    </Flex>
  );
}

interface LisaRowProps {
  line: Betoni;
  lisa: KeikkaBetoniAttr;
  lisat: Lisat;
  readOnly: boolean;
}

function LisaRow({ line, lisa, lisat, readOnly }: LisaRowProps) {
  const [typed, setTyped] = useState(lisa.keikkaBetoniAttrComment);
  const comment = useRef<HTMLInputElement>(null);
  const save = (): void => {
    if (typed.trim() !== lisa.keikkaBetoniAttrComment) lisat.comment(line, lisa, typed.trim());
  };
  return (
    <Flex align="center" gap="2" px="2" borderBottomWidth="1px" borderColor="border.subtle">
      <Span fontWeight="semibold" minW="28">
        {lisa.attrNimike}
      </Span>
      <Input
        ref={comment}
        size="sm"
        color="fg.muted"
        borderColor="transparent"
        bg="transparent"
        _hover={{ borderColor: 'border' }}
        aria-label={texts.lisat.comment(lisa.attrNimike)}
        value={typed}
        maxLength={MOST_CHARACTERS}
        readOnly={readOnly}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={save}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          event.stopPropagation();
          save();
        }}
      />
      {!readOnly && (
        <>
          <IconButton
            label={texts.lisat.edit(lisa.attrNimike)}
            size="sm"
            onClick={() => comment.current?.focus()}
          >
            <Pencil />
          </IconButton>
          <IconButton
            label={texts.lisat.remove(lisa.attrNimike)}
            size="sm"
            onClick={() => lisat.remove(line, lisa)}
          >
            <X />
          </IconButton>
        </>
      )}
    </Flex>
  );
}

const MOST_CHARACTERS = 500;
