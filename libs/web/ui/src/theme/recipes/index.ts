import { checkboxSlotRecipe, radioGroupSlotRecipe, switchSlotRecipe } from './choices.js';
import { fieldSlotRecipe, inputRecipe, textareaRecipe } from './fields.js';
import { comboboxSlotRecipe, menuSlotRecipe, selectSlotRecipe } from './lists.js';
import { dialogSlotRecipe, drawerSlotRecipe, popoverSlotRecipe, tooltipSlotRecipe } from './overlays.js';
import { kbdRecipe, linkRecipe, separatorRecipe, spinnerRecipe } from './small-parts.js';
import { tabsSlotRecipe } from './tabs.js';

/** Keyed by the names under which Chakra's parts look up their recipes. */
export const recipes = {
  input: inputRecipe,
  textarea: textareaRecipe,
  kbd: kbdRecipe,
  link: linkRecipe,
  separator: separatorRecipe,
  spinner: spinnerRecipe,
};

export const slotRecipes = {
  combobox: comboboxSlotRecipe,
  dialog: dialogSlotRecipe,
  drawer: drawerSlotRecipe,
  field: fieldSlotRecipe,
  menu: menuSlotRecipe,
  popover: popoverSlotRecipe,
  radioGroup: radioGroupSlotRecipe,
  select: selectSlotRecipe,
  checkbox: checkboxSlotRecipe,
  switch: switchSlotRecipe,
  tabs: tabsSlotRecipe,
  tooltip: tooltipSlotRecipe,
};
