import { RadioChoices } from '@keikka/ui/forms';
import { texts } from '../texts.js';

export type Minne = 'tilaukseen' | 'yhteiseen';

interface TallennuspaikkaProps {
  value: Minne;
  /** How many orders are at the site. */
  count: number;
  onValueChange: (value: Minne) => void;
}

/** Whether a save is for the order alone or for the site too [I-041]. */
export function Tallennuspaikka({ value, count, onValueChange }: TallennuspaikkaProps) {
  const { minne, tilaukseen, yhteiseen } = texts.muokkaus;
  return (
    <RadioChoices<Minne>
      legend={minne}
      choices={[
        { value: 'tilaukseen', ...tilaukseen },
        { value: 'yhteiseen', label: yhteiseen.label, hint: yhteiseen.hint(count) },
      ]}
      value={value}
      onValueChange={onValueChange}
    />
  );
}
