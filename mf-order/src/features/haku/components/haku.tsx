import { searchWords } from '@keikka/domain';
import type { SlotProps } from '@keikka/sdk';
import { Box, Button, ChevronDown, Flex, Kbd, Modal, Span } from '@keikka/ui';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { askedText, useHaku } from '../api/search-keikat.js';
import { countOf, shownGroups, steppedId, type Filter } from '../model/found-groups.js';
import { texts } from '../texts.js';
import { HakuField, HakuFilters, nextFilter } from './haku-field.js';
import { HakuList } from './haku-list.js';
import { rowId } from './haku-row.js';
import { HakuSkeleton, HakuStart, NothingFound } from './haku-states.js';
import { useHakuActs } from './use-haku-acts.js';

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** Finds orders of any day, today's first, and opens one or shows its day (G-294). */
export function Haku({ onClose }: SlotProps['order.search']) {
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [text, setText] = useState('');
  const [filter, setFilter] = useState<Filter>('all');
  const [isUnfolded, setUnfolded] = useState(false);
  const [steppedTo, setSteppedTo] = useState<number>();
  const { found, isPresent, isSearching, findNow } = useHaku(text);
  const { recent, ...acts } = useHakuActs(onClose);
  const groups = found ? shownGroups(found, filter, isUnfolded) : [];
  const shown = groups.flatMap(({ keikat }) => keikat);
  const folded = groups.reduce((sum, group) => sum + group.folded, 0);
  const chosen = shown.find(({ keikkaId }) => keikkaId === steppedTo) ?? shown[0];

  function type(next: string): void {
    setText(next);
    setUnfolded(false);
    setSteppedTo(undefined);
    field.current?.focus();
  }
  /** The chosen order, or the first one of a text that was typed faster than it is searched. */
  async function go(act: keyof typeof acts): Promise<void> {
    const isChoosable = isPresent || steppedTo !== undefined;
    const keikka = isChoosable
      ? chosen
      : askedText(text) && shownGroups(await findNow(), filter, isUnfolded)[0]?.keikat[0];
    if (keikka) acts[act](keikka);
  }
  function onKeyDown(event: KeyboardEvent): void {
    const { key, shiftKey, ctrlKey, metaKey } = event;
    const step = steps[key];
    if (step) {
      const ids = shown.map(({ keikkaId }) => keikkaId);
      setSteppedTo(steppedId(ids, chosen?.keikkaId, step));
    } else if (key === 'Enter') {
      // A search that fails has found nothing.
      void go(shiftKey || ctrlKey || metaKey ? 'showDay' : 'open').catch(() => undefined);
    } else if (key === 'Tab' && !shiftKey) setFilter(nextFilter(filter));
    else return;
    event.preventDefault();
  }

  return (
    <Modal
      open
      title={texts.title}
      headerEnd={<Kbd hideBelow="md">{texts.shortcut}</Kbd>}
      placeKey="haku"
      width="{sizes.modalMax}"
      large
      flush
      initialFocus={field}
      footer={<Keys />}
      onClose={onClose}
    >
      <Flex direction="column" flex="1" minH="0" minW="0">
        <Box px="3" pt="3" pb="2" borderBottomWidth="1px">
          <HakuField
            ref={field}
            text={text}
            onText={type}
            onKeyDown={onKeyDown}
            isSearching={isSearching}
            hits={found && countOf(found, 'all')}
            listId={listId}
            chosenId={chosen && rowId(chosen.keikkaId)}
          />
          <HakuFilters
            filter={filter}
            onFilter={setFilter}
            countOf={found && ((each) => countOf(found, each))}
          />
        </Box>
        <Box flex="1" minH="0" overflow="auto">
          {shown.length > 0 && (
            <HakuList
              id={listId}
              groups={groups}
              words={searchWords(text)}
              chosenId={chosen?.keikkaId}
              isStale={!isPresent}
              {...acts}
            />
          )}
          {folded > 0 && (
            <Button variant="ghost" color="brand.fg" mx="2" my="1" onClick={() => setUnfolded(true)}>
              <ChevronDown /> {texts.showOlder(folded)}
            </Button>
          )}
          {askedText(text) === '' && <HakuStart recent={recent} open={acts.open} />}
          {isSearching && !found && <HakuSkeleton />}
          {isPresent && shown.length === 0 && <NothingFound text={text} onText={type} />}
        </Box>
      </Flex>
    </Modal>
  );
}

/** What the keys do, and what is not found. */
function Keys() {
  const { up, down, browse, enter, open, shiftEnter, showDay, escape, close } = texts.keys;
  return (
    <Flex flex="1" gap="4" align="center" textStyle="text.label" color="fg.muted" hideBelow="md">
      <Span>
        <Kbd>{up}</Kbd> <Kbd>{down}</Kbd> {browse}
      </Span>
      <Span>
        <Kbd>{enter}</Kbd> {open}
      </Span>
      <Span>
        <Kbd>{shiftEnter}</Kbd> {showDay}
      </Span>
      <Span>
        <Kbd>{escape}</Kbd> {close}
      </Span>
      <Span ms="auto">{texts.onlyReadable}</Span>
    </Flex>
  );
}
