/** Path of the file of a sending; the token of its visit grants access. */
export function invoicePath(token: string, sendingId: string): string {
  return `/api/payments/invoices/${token}/${sendingId}.pdf`;
}
