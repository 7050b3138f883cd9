import { Select as ChakraSelect } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { Popup } from '../parts/popup.js';
import { OptionLine } from './option-line.js';
import type { ListItem } from './option.js';

/** What a select opens: its options, with a mark at those that are chosen. */
export function SelectPopup<Value extends string | number>({ items }: { items: readonly ListItem<Value>[] }) {
  return (
    <Popup>
      <ChakraSelect.Positioner>
        <ChakraSelect.Content>
          {items.map((item) => (
            <ChakraSelect.Item key={item.value} item={item}>
              <OptionLine option={item.option} />
              <ChakraSelect.ItemIndicator>
                <Check />
              </ChakraSelect.ItemIndicator>
            </ChakraSelect.Item>
          ))}
        </ChakraSelect.Content>
      </ChakraSelect.Positioner>
    </Popup>
  );
}
