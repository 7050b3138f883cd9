/** Something that the person may make. */
export interface NewItem {
  id: string;
  label: string;
  onSelect: () => void;
}
