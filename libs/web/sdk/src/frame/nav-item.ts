/** A page in the main navigation. */
export interface NavItem {
  label: string;
  to: string;
}

/** What the bar and its form on a phone are both given. */
export interface TopBarProps {
  nav: readonly NavItem[];
  onShortcuts: () => void;
}
