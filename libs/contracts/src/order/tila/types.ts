/** An order status (O-082). `isSelectable` is 1 or 0 as printed. */
export interface KeikkaTila {
  keikkaTilaId: number;
  keikkaTilaSelite: string;
  keikkaTilaSelite2: string;
  keikkaTilaCategory: string;
  iconName: string;
  iconColor: 'primary' | 'secondary' | 'success' | 'warning' | 'error' | 'info' | 'inherit';
  isSelectable: 0 | 1;
  orderNumber: number;
}
