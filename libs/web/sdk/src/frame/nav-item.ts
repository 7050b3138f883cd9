/** A page in the main navigation. */
export interface NavItem {
  label: string;
  to: string;
}

/** Props shared by the bar and its phone form. */
export interface TopBarProps {
  nav: readonly NavItem[];
  onShortcuts: () => void;
  /** Absent for who may not search orders. */
  onSearch: (() => void) | undefined;
}
