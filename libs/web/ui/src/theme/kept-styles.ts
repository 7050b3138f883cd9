import type { SystemContext } from '@chakra-ui/react';
import { serializeStyles, type SerializedStyles } from '@emotion/serialize';

/** As many styles as a page with every window open has, several times over. */
const MOST = 5_000;

/**
 * The system with the work of a part's style done once. By itself Chakra makes an element's recipe anew at each rendering
 * and keeps 500 styles, of which board and form together have more; and Emotion writes the same object as text each time.
 * Here a style is kept as the text that Emotion inserts, known again by the objects it was made of.
 */
export function keepStyles(system: SystemContext): SystemContext {
  const css = keptStyles((...styles) => serializeStyles([system.css(...styles)], {}));
  return {
    ...system,
    // Emotion takes what is written already as it is.
    css: css as unknown as SystemContext['css'],
    cva: keptRecipes((definition) => system.cva(definition)),
    isValidProperty: kept(new Map<string, boolean>(), (name) => system.isValidProperty(name)),
  };
}

interface Recipe {
  merge: (other: object) => object;
}

type Make = (...styles: object[]) => SerializedStyles;

/** Objects of the same content are the same style: a recipe's are the same objects each time, an element's own are new. */
function keptStyles(make: Make): Make {
  const texts = new Map<string, number>();
  const made = new Map<string, SerializedStyles>();
  let last = 0;
  const numberOfText = kept(texts, () => (last += 1));
  const numberOf = kept(new WeakMap<object, number>(), (style) => numberOfText(JSON.stringify(style)));
  return (...styles) => {
    for (const store of [texts, made]) if (store.size > MOST) store.clear();
    return kept(made, () => make(...styles))(styles.map(numberOf).join());
  };
}

/** A recipe per definition, and one per pair that is merged. */
function keptRecipes(create: (definition: object) => Recipe): SystemContext['cva'] {
  const recipes = kept(new WeakMap<object, Recipe>(), (definition) => {
    const recipe = create(definition);
    return Object.assign(recipe, { merge: kept(new WeakMap<object, object>(), recipe.merge.bind(recipe)) });
  });
  return recipes as unknown as SystemContext['cva'];
}

interface Store<Key, Value> {
  get: (key: Key) => Value | undefined;
  set: (key: Key, value: Value) => unknown;
}

function kept<Key, Value>(store: Store<Key, Value>, make: (key: Key) => Value): (key: Key) => Value {
  return (key) => {
    const known = store.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    store.set(key, value);
    return value;
  };
}
